// The day that a message names.
import { WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';

export type AskedDay =
  | { is: 'today' | 'tomorrow' | 'in two days' | 'weekend' | 'holidays' }
  | { is: 'weekdays'; weekdays: readonly Weekday[]; isNextWeek?: boolean }
  /** Month and day; the year is the next that has it. */
  | { is: 'date'; month: number; day: number }
  /** "The 25th": of the month that was spoken of, or the next that has it. */
  | { is: 'monthday'; day: number }
  /** Holidays that are on another date each year, by their names. */
  | { is: 'holiday'; names: readonly string[] };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Public Holidays Act 36 of 1994. */
const FIXED_HOLIDAYS: readonly [RegExp, month: number, day: number][] = [
  [/\bday of reconciliation\b|\breconciliation day\b/, 12, 16],
  [/\b(christmas|xmas) eve\b/, 12, 24],
  [/\bnew years? eve\b/, 12, 31],
  [/\b(boxing day|day of goodwill|goodwill day)\b/, 12, 26],
  [/(?<!\b(after|before|in|from|since|early in) (the )?)\bnew years?\b(?! eve\b)/, 1, 1],
  [/\bhuman rights day\b/, 3, 21],
  [/\bfreedom day\b/, 4, 27],
  [/\b(workers|labour|may) day\b/, 5, 1],
  [/\byouth day\b/, 6, 16],
  [/\bwom[ae]ns? day\b/, 8, 9],
  [/\bheritage day\b/, 9, 24],
];

/** "And the day after": of the one day that was spoken of; undefined where there was none. */
export function dayAfterThat(day: AskedDay | undefined): AskedDay | undefined {
  if (day?.is === 'today') return { is: 'tomorrow' };
  if (day?.is === 'tomorrow') return { is: 'in two days' };
  if (day?.is !== 'weekdays' || day.weekdays.length > 1) return undefined;
  return { ...day, weekdays: [WEEKDAYS[(WEEKDAYS.indexOf(day.weekdays[0]!) + 1) % WEEKDAYS.length]!] };
}

export const CHRISTMAS = /\b(christmas|xmas)\b(?! eve\b)/;

/** "The 24th of December and New Year": of several days all that are closed are said. One may be named twice. */
function holidaysIn(text: string, date: RegExpExecArray | null): number {
  const others = date ? text.replace(date[0], '') : text;
  const named = [[CHRISTMAS, 12, 25] as const, ...FIXED_HOLIDAYS].filter(([words]) => words.test(others));
  const dates = named.map(([, month, day]) => `${month}-${day}`);
  return new Set(date ? [...dates, `${MONTHS.indexOf(date[2]!) + 1}-${Number(date[1])}`] : dates).size;
}

const DAY = String.raw`(?:\w{3,6}day|weekends?)`;
const DAYS = String.raw`${DAY}(?: (?:and|or|n) ${DAY})*`;
/** "Saturdays are out", "I can't do Fridays": not one of them is meant. */
const RULED_OUT = new RegExp(
  String.raw`\b${DAYS} (?:(?:is|are) (?:out|no good|not possible|impossible|taken)\b|(?:dont|doesnt|wont) work\b` +
    String.raw`|(?:i|we) (?:cant|cannot|cnt)\b)` +
    String.raw`|\b(?:cant|cannot|cnt|except|besides) (?:do |make |train )?(?:on )?(?:a )?${DAYS}`,
  'g',
);
/** "Tuesdays I have choir": who names others as well means those. */
const TAKEN = new RegExp(
  String.raw`\b${DAYS} (?:(?:is|are) (?:busy|full)\b|(?:i|we) (?:have|work|got|am|are) ` +
    String.raw`(?!off|free|time|open|available|the|til|till|until)` +
    String.raw`|(?:im|were|ive got) (?!off|free|open|available))` +
    String.raw`|\b(?:not|work|busy|have (?:work|church|school|choir|gym|meetings)) (?:on )?(?:a )?${DAYS}`,
  'g',
);

/** The days that are meant. */
function withoutRuledOut(text: string): string {
  const left = text.replaceAll(RULED_OUT, '');
  const free = left.replaceAll(TAKEN, '');
  return weekdaysIn(free).length > 0 ? free : left;
}

function weekdaysIn(text: string): Weekday[] {
  return WEEKDAYS.filter((day) => text.includes(day.toLowerCase()));
}

const TWO_DAYS = /\b\w{3,6}day\b(,| and| or| en| n)? (on )?\w{3,6}day\b(?!.*day\b)/;

export function dayOf(text: string): AskedDay | undefined {
  const date = /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/.exec(
    text,
  );
  if (holidaysIn(text, date) > 1) return { is: 'holidays' };
  if (date) return { is: 'date', month: MONTHS.indexOf(date[2]!) + 1, day: Number(date[1]) };
  if (/\b(between|close\w* (down )?(for|over|during))\b.*\b(xmas|christmas)\b/.test(text)) return { is: 'holidays' };
  const fixed = FIXED_HOLIDAYS.find(([words]) => words.test(text));
  if (fixed) return { is: 'date', month: fixed[1], day: fixed[2] };
  if (/\bgood friday\b/.test(text)) return { is: 'holiday', names: ['Good Friday'] };
  if (/\b(easter monday|family day)\b/.test(text)) return { is: 'holiday', names: ['Family Day'] };
  if (/\beaster\b/.test(text)) return { is: 'holiday', names: ['Good Friday', 'Family Day'] };
  if (CHRISTMAS.test(text)) return { is: 'date', month: 12, day: 25 };
  if (/\b((public )?holidays?|festive|december)\b/.test(text)) return { is: 'holidays' };
  if (/\b(today|tonight|this (evening|morning|afternoon)|now)\b/.test(text)) return { is: 'today' };
  if (/\bday after( tomorrow)?$|\bday after tomorrow\b/.test(text)) return { is: 'in two days' };
  if (/\btomorrow\b/.test(text)) return { is: 'tomorrow' };
  const meant = withoutRuledOut(text);
  const named = weekdaysIn(meant);
  // "Monday to Friday" are more than two.
  if (named.length > 0)
    return {
      is: 'weekdays',
      weekdays: TWO_DAYS.test(meant) ? named : named.slice(0, 1),
      ...(/\bnext week\b/.test(text) && { isNextWeek: true }),
    };
  const ordinal = /\b(?:the |on )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:time|class|lesson|birthday|floor|of))/.exec(
    text,
  )?.[1];
  if (ordinal) return { is: 'monthday', day: Number(ordinal) };
  return /\bweekends?\b/.test(meant) ? { is: 'weekend' } : undefined;
}
