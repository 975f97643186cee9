// The part of a day that a message names: "before work" says less of it than "after 7pm".

export interface TimeOfDay {
  /** Both included, as "HH:MM". */
  from: string;
  to: string;
  /** As it is said back: "in the morning". */
  words: string;
}

const PARTS: readonly (readonly [RegExp, TimeOfDay])[] = [
  [/\b(during|in|through) the day\b|\bday ?time\b/, { from: '08:00', to: '15:59', words: 'during the day' }],
  [/\blunch ?(time|hour|break)?\b|\bmidday\b|\bnoon\b/, { from: '11:30', to: '13:59', words: 'at lunch time' }],
  [/\bafternoons?\b/, { from: '12:00', to: '17:59', words: 'in the afternoon' }],
  [/\b(mornings?|6 am|earliest|before work)\b/, { from: '00:00', to: '11:59', words: 'in the morning' }],
  [/\b(tonight|evenings?|nights?|after work)\b/, { from: '17:00', to: '23:59', words: 'in the evening' }],
];
/** "After 7pm", "before 8 am", "from 17 30". */
const CLOCK = /\b(after|past|from|before|until|by|around) (\d{1,2})(?: ?h?(00|15|30|45))? ?(am|pm|h)?(?= |$)/;
const HOUR = String.raw`(\d{1,2})(?: ?h?([0-5]\d))? ?(am|pm|h)?(?= |$)`;
/** "I work till 5:30", "I won't be there before 6:15", "I get off at 6": from then on they are free. */
const BUSY = [
  String.raw`\b(?:work(?:s|ing)?|busy|(?:at|in) the office|at school|in meetings|on shift) (?:\w+ ){0,2}?` +
    String.raw`(?:til|till|until) `,
  String.raw`\b(?:i|we|he|she) (?:wont|cant|cannot|cnt|dont|doesnt|never) (?:\w+ ){0,4}?(?:before|until|till|til) `,
  String.raw`\b(?:i|we|he|she|work|school|shift) (?:\w+ )?(?:finish(?:es)?|ends?|knocks? off|gets? (?:off|out|home)) ` +
    String.raw`(?:\w+ ){0,2}?(?:at |from |after |around |past |only )`,
  String.raw`\bonly (?:get|be|arrive|reach|make it) (?:\w+ ){0,3}?(?:at|by|from|after|around) `,
  String.raw`\bearliest (?:\w+ ){0,5}?(?:is|at|be) `,
].map((busy) => new RegExp(busy + HOUR, 'g'));
/** "After 7" is of an evening. */
const LATEST_BARE_HOUR = 8;

/** After the latest of the hours until which who asks cannot come. */
function freeFrom(text: string): TimeOfDay | undefined {
  const times = BUSY.flatMap((busy) => [...text.matchAll(busy)]).flatMap(([, written, minutes = '00', half]) => {
    const hour = Number(written);
    const isBareEvening = half === undefined && hour <= LATEST_BARE_HOUR;
    if (half === undefined && !isBareEvening && hour < 12) return [];
    const isLater = hour < 12 && (half === 'pm' || isBareEvening);
    return [`${String(hour + (isLater ? 12 : 0)).padStart(2, '0')}:${minutes}`];
  });
  const latest = times.toSorted().at(-1);
  return latest === undefined || latest > '24' ? undefined : { from: latest, to: '23:59', words: `after ${latest}` };
}

export function timeOfDay(text: string): TimeOfDay | undefined {
  return freeFrom(text) ?? timeNamed(text);
}

function timeNamed(text: string): TimeOfDay | undefined {
  const [, side = '', written, minutes = '00', half] = CLOCK.exec(text) ?? [];
  const hour = Number(written);
  const isBareEvening = half === undefined && side === 'after' && hour <= LATEST_BARE_HOUR;
  const isClear = half !== undefined || isBareEvening || (hour > 12 && hour < 24);
  if (written === undefined || !isClear) return PARTS.find(([words]) => words.test(text))?.[1];
  const isLater = hour < 12 && (half === 'pm' || isBareEvening);
  const time = `${String(hour + (isLater ? 12 : 0)).padStart(2, '0')}:${minutes}`;
  if (side === 'around') return { from: time, to: `${time.slice(0, 3)}59`, words: `around ${time}` };
  return /before|until|by/.test(side)
    ? { from: '00:00', to: time, words: `before ${time}` }
    : { from: time, to: '23:59', words: `after ${time}` };
}
