// What the dated schedule and the opening hours say, always with the day that is spoken of.
import type { Asked } from '#libs/domain/chat/asked';
import type { Style } from '#libs/domain/chat/asked-words';
import { CHRISTMAS } from '#libs/domain/chat/asked-day';
import { closedDay, datesOf, dayWords, onWords } from '#libs/domain/chat/asked-dates';
import { instructorsNamed, type Knowledge } from '#libs/domain/chat/knowledge';
import { understood } from '#libs/domain/chat/understood';
import { type CalendarDay, daysFrom, type DatedClass, weekdayOf } from '#libs/domain/schedule/class-dates';
import { formatClockTime, parseClockTime } from '#libs/domain/schedule/clock-time';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { hoursSentence, hoursWords } from '#libs/domain/school-facts';

export const SEE_ALL = 'All times are on the Class Schedule page.';
const MOST_DAYS = 3;
const MOST_CLASSES = 6;
/** Who asks on which days there is something is told of a whole week. */
const ASKS_WHICH_DAYS = /\b(what|which) days\b/;
const DAYS_OF_A_WEEK = 7;
/** The public holidays and breaks are not known: of a day so near it would have been said on every page. */
const KNOWN_WITHOUT_A_CALENDAR_DAYS = 7;
const STYLE_NAMES: Partial<Record<Style, string>> = {
  krav: 'Krav Maga',
  bjj: 'BJJ',
  boxing: 'boxing',
  filipino: 'Filipino',
};

function closedSentence(date: string, today: string, name?: string | null): string {
  return `We are closed ${onWords(date, today)}${name ? ` (${name})` : ''}.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Undefined of a day that lies too far ahead to know. */
export function hoursAnswer(
  { day, text }: Asked,
  { facts: { hours }, days = [], closures: yearly, now }: Knowledge,
): string | undefined {
  const today = isoDate(now.date);
  const closures = days
    .filter(({ isClosed, name, date }) => isClosed && name !== null && date >= today)
    .filter(({ date }) => !CHRISTMAS.test(text) || OF_CHRISTMAS.test(date))
    .slice(0, day?.is === 'holidays' ? MOST_CLASSES : MOST_DAYS);
  const closedDays = closures.map(({ date, name }) => `${dayWords(date, today)} (${name})`).join(', ');
  if (!day) return `${hoursSentence(hours)}${closures.length > 0 ? ` We are also closed on ${closedDays}.` : ''}`;
  if (day.is === 'holidays')
    return closures.length > 0 ? `We are closed on ${closedDays}. ${hoursSentence(hours)}` : hoursSentence(hours);
  const dates = datesOf(day, today, yearly);
  const isKnown = (date: string) => yearly !== undefined || daysFrom(today, date) < KNOWN_WITHOUT_A_CALENDAR_DAYS;
  if (dates.length === 0 || !dates.every((date) => isKnown(date) || days.some((one) => one.date === date)))
    return undefined;
  const said = dates.map((date) => {
    const dated = days.find((one) => one.date === date) ?? closedDay(date, yearly);
    const open = hours[weekdayOf(date)];
    if (dated?.isClosed || !open) return closedSentence(date, today, dated?.name);
    return `${capital(onWords(date, today))} we are open ${hoursWords(open)}.`;
  });
  const isNow = day.is === 'today' ? openNow(hours[now.weekday] ?? null, now.minutes) : '';
  return `${said.join(' ')}${isNow} ${hoursSentence(hours)}`;
}

/** From the week before to the first days of January. */
const OF_CHRISTMAS = /-12-(1[8-9]|2\d|3\d)$|-01-0\d$/;

function openNow(hours: { opens: string; closes: string } | null, minutes: number): string {
  const time = formatClockTime(minutes);
  if (!hours) return '';
  return hours.opens <= time && time < hours.closes ? ' We are open now.' : ' We are closed at the moment.';
}

/** Only the classes whose whole name is said, if there are such: "boxing for fitness" is not all of the boxing. */
function withNamedOnly(days: readonly CalendarDay[], text: string): readonly CalendarDay[] {
  const said = new Set(text.split(' '));
  const names = new Set(days.flatMap(({ classes }) => classes.map(({ className }) => className)));
  const named = new Set([...names].filter((name) => isSaid(name, said)));
  if (named.size === 0) return days;
  return days.map((day) => ({ ...day, classes: day.classes.filter(({ className }) => named.has(className)) }));
}

function isSaid(className: string, said: ReadonlySet<string>): boolean {
  const words = understood(className.replace(/\(.*/, '')).split(' ');
  return words.length > 1 && className !== 'Krav Maga' && words.every((word) => said.has(word));
}

/** With no other classes than those of the instructor who is named; who teaches them may not be known. */
export function withClassesOf(text: string, knowledge: Knowledge): Knowledge {
  const [named] = instructorsNamed(text, knowledge.instructors ?? []);
  if (!named || !knowledge.days) return knowledge;
  const days = knowledge.days.map((day) => ({
    ...day,
    classes: day.classes.filter(({ instructor }) => instructor === named.name),
  }));
  return { ...knowledge, days: days.some(({ classes }) => classes.length > 0) ? days : undefined };
}

/** Undefined without a schedule. */
export function timesAnswer(asked: Asked, knowledge: Knowledge): string | undefined {
  const {
    days: all,
    closures,
    now,
    facts: { hours },
  } = knowledge;
  const days = all && withNamedOnly(all, asked.text);
  if (!days || days.length === 0) return undefined;
  if (/\b(timetable|schedule)\b/.test(asked.text) && !asked.day && !asked.style)
    return `The whole week, with dates, is on the Class Schedule page.${nextSentence(asked, days, now)}`;
  const today = isoDate(now.date);
  if (!asked.day) return listed(asked, days, now, today);
  const dates = datesOf(asked.day, today, closures);
  if (dates.length === 0) return asked.day.is === 'holidays' ? hoursAnswer(asked, knowledge) : undefined;
  const said = dates.map((date) => {
    const day = days.find((one) => one.date === date) ?? closedDay(date, closures);
    if (!day) return `${dayWords(date, today)} is too far ahead for our schedule.`;
    if (day.isClosed || !hours[weekdayOf(date)]) return closedSentence(date, today, day.name);
    const ofKind = day.classes.filter((one) => fits(one, asked));
    const fitting = atTheEdge(
      ofKind.filter((one) => isToCome(one, date, today, now.minutes)),
      asked.text,
    );
    // Those of this morning are over: it must not sound as if there had been none.
    if (fitting.length === 0)
      return `There is no ${ofKind.length > 0 ? 'further ' : ''}${kindOf(asked)} ${onWords(date, today)}.`;
    return `${capital(onWords(date, today))}: ${classList(fitting, asked)}.`;
  });
  const isNone = said.every((sentence) => /^(There is no|We are closed)/.test(sentence));
  const later = days.filter(({ date }) => date > dates.at(-1)!);
  return `${said.join(' ')}${isNone ? nextSentence(asked, later, now) : ''} ${SEE_ALL}`;
}

/** "The last class on Fridays" is that one. */
function atTheEdge(classes: readonly DatedClass[], text: string): readonly DatedClass[] {
  const ofGrownUps = classes.filter(({ className }) => !disciplinesOf(className).includes('kids'));
  if (/\b(last|latest) (class|lesson|session|one)\b/.test(text))
    return (ENDS.test(text) ? ofGrownUps.toSorted(byEnd) : ofGrownUps).slice(-1);
  return /\b(earliest) (class|lesson|session|one)\b/.test(text) ? ofGrownUps.slice(0, 1) : classes;
}

const ENDS = /\b(ends?|finish(es)?|over)\b/;
const byEnd = (one: DatedClass, other: DatedClass) => (one.endTime < other.endTime ? -1 : 1);

/** When the classes are whose name says it. */
export function classesNamed(name: RegExp, asked: Asked, knowledge: Knowledge): string | undefined {
  const days = (knowledge.days ?? []).map((day) => ({
    ...day,
    classes: day.classes.filter((one) => name.test(one.className) && fits(one, asked)),
  }));
  return days.some(({ classes }) => classes.length > 0) ? timesAnswer(asked, { ...knowledge, days }) : undefined;
}

/** The next days on which there is such a class. */
function listed(asked: Asked, days: readonly CalendarDay[], now: Knowledge['now'], today: string): string | undefined {
  const found = days
    .filter(({ date }) => date >= today)
    .map(({ date, classes }) => ({
      date,
      classes: classes.filter((one) => fits(one, asked) && isToCome(one, date, today, now.minutes)),
    }))
    .filter(({ classes }) => classes.length > 0)
    .slice(0, mostDays(asked))
    .filter(({ date }, at, [soonest]) => at < MOST_DAYS || daysFrom(soonest!.date, date) < DAYS_OF_A_WEEK);
  if (found.length === 0) return `The schedule has no ${kindOf(asked)} in the coming weeks. ${SEE_ALL}`;
  const [first, ...later] = found;
  const [soonest] = first!.classes;
  const next = `Next: ${soonest!.className}, ${dayWords(first!.date, today)}, ${times(soonest!, asked)}.`;
  const more = [{ ...first!, classes: first!.classes.slice(1) }, ...later]
    .filter(({ classes }) => classes.length > 0)
    .map(
      ({ date, classes }) =>
        `${date === first!.date ? 'on the same day' : dayWords(date, today)}: ${classList(classes, asked)}`,
    );
  return `${next}${more.length > 0 ? ` Then ${more.join('; ')}.` : ''} ${SEE_ALL}`;
}

function nextSentence(asked: Asked, days: readonly CalendarDay[], now: Knowledge['now']): string {
  const next = listed({ ...asked, day: undefined, part: undefined, text: '' }, days, now, isoDate(now.date));
  return next === undefined || !next.startsWith('Next') ? '' : ` ${next.replace(` ${SEE_ALL}`, '').split(' Then ')[0]}`;
}

/** How long the classes that are meant take, from the shortest to the longest. */
export function lengthAnswer(asked: Asked, { days = [] }: Knowledge): string | undefined {
  if (!/\b(class|classes|lesson|session|boxing|krav|bjj|it|they)\b/.test(asked.text)) return undefined;
  const minutes = days
    .flatMap(({ classes }) => classes.filter((one) => fits(one, asked)))
    .map(({ startTime, endTime }) => parseClockTime(endTime)! - parseClockTime(startTime)!);
  if (minutes.length === 0) return undefined;
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return `A ${kindOf(asked)} takes ${least === most ? least : `${least} to ${most}`} minutes. ${SEE_ALL}`;
}

function mostDays(asked: Asked): number {
  if (!isOfOneKind(asked)) return 1;
  return ASKS_WHICH_DAYS.test(asked.text) ? DAYS_OF_A_WEEK : MOST_DAYS;
}

function isOfOneKind({ style, age, subject, part, text }: Asked): boolean {
  return Boolean(style ?? age ?? subject) || part !== undefined || /\b(days|beginners?)\b/.test(text);
}

function fits({ className, level, startTime, status }: DatedClass, asked: Asked): boolean {
  const { style, subject, part } = asked;
  const age = asked.age ?? asked.group;
  if (status === 'cancelled') return false;
  if (/^private/i.test(className) !== (subject === 'private')) return false;
  const disciplines: readonly string[] = disciplinesOf(className);
  if (style !== undefined && style in STYLE_NAMES && !disciplines.includes(style)) return false;
  const ages = /ages? (\d+)-(\d+)/i.exec(className);
  if (age !== undefined && age < 16) return ages !== null && Number(ages[1]) <= age && age <= Number(ages[2]);
  if (subject === 'kids') return disciplines.includes('kids');
  if (subject === 'beginner' && !suitsBeginner(level, asked)) return false;
  if (part && isOfGrownUps(asked) && disciplines.includes('kids')) return false;
  if (asked.level !== undefined && level.toLowerCase() !== asked.level && level !== 'All Levels') return false;
  return part === undefined || (part.from <= startTime && startTime <= part.to);
}

/** "After work", "in the evening": who speaks of no child is none, and has none with them. */
function isOfGrownUps({ subject, age, group, style }: Asked): boolean {
  return subject !== 'kids' && age === undefined && group === undefined && style === undefined;
}

/** Of a style or a time those for all levels too; of a style on one day each class, with its level. */
function suitsBeginner(level: string, { style, part, day }: Asked): boolean {
  if (level === 'All Levels') return style !== undefined || part !== undefined;
  return level === 'Beginner' || (style !== undefined && day !== undefined);
}

function isToCome({ startTime }: DatedClass, date: string, today: string, minutes: number): boolean {
  return date > today || startTime >= formatClockTime(minutes);
}

/** Whatever fits() looks for: "kids BJJ class in the morning". */
function kindOf({ style, subject, age, group, part, coach, level }: Asked): string {
  return [
    level,
    subject === 'kids' && age === undefined ? (group === 13 ? 'teen' : 'kids') : '',
    subject === 'private' || subject === 'beginner' ? subject : '',
    style && STYLE_NAMES[style],
    'class',
    coach && `with ${coach}`,
    age !== undefined && age < 16 ? `for children of ${age}` : '',
    part?.words,
  ]
    .filter(Boolean)
    .join(' ');
}

function classList(classes: readonly DatedClass[], asked: Asked): string {
  const shown = classes.slice(0, MOST_CLASSES).map((one) => `${one.className} ${times(one, asked)}`);
  return `${shown.join(', ')}${classes.length > MOST_CLASSES ? ' and more' : ''}`;
}

/** Who asks whom a class is for is told its level. */
const OF_LEVELS = /\b(beginners?|levels?|intermediate|advanced|suitable|started|anybody|anyone|everyone|everybody)\b/;

function times({ startTime, endTime, level }: DatedClass, asked: Asked): string {
  const isOfLevel = asked.level !== undefined || OF_LEVELS.test(asked.text);
  return `${startTime}–${endTime}${isOfLevel ? ` (${level})` : ''}`;
}
