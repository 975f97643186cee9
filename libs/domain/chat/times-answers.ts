// What the dated schedule and the opening hours say, always with the day that is spoken of.
import type { Asked, AskedDay, Style } from '#libs/domain/chat/asked';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import {
  addDaysTo,
  type CalendarDay,
  daysFrom,
  type DatedClass,
  parseDate,
  weekdayOf,
} from '#libs/domain/schedule/class-dates';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { isoDate, shortDate } from '#libs/domain/schedule/school-clock';
import { hoursSentence, hoursWords } from '#libs/domain/school-facts';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';

const SEE_ALL = 'All times are on the Class Schedule page.';
const MOST_DAYS = 3;
const MOST_CLASSES = 6;
const NOON = '12:00';
const EVENING = '17:00';
const STYLE_NAMES: Partial<Record<Style, string>> = {
  krav: 'Krav Maga',
  bjj: 'BJJ',
  boxing: 'boxing',
  filipino: 'Filipino',
};

/** The dates a visitor's day stands for, from today on. */
function datesOf(day: AskedDay, today: string): string[] {
  switch (day.is) {
    case 'today':
      return [today];
    case 'tomorrow':
      return [addDaysTo(today, 1)];
    case 'weekend':
      return [nextWeekday(today, 'Saturday'), nextWeekday(today, 'Sunday')];
    case 'weekday':
      return [nextWeekday(today, day.weekday)];
    case 'holidays':
      return [];
    case 'date': {
      const { year } = parseDate(today);
      const thisYear = isoDate({ year, month: day.month, day: day.day });
      return [thisYear >= today ? thisYear : isoDate({ year: year + 1, month: day.month, day: day.day })];
    }
  }
}

function nextWeekday(today: string, weekday: ReturnType<typeof weekdayOf>): string {
  return addDaysTo(today, (weekdayIndex(weekday) - weekdayIndex(weekdayOf(today)) + 7) % 7);
}

/** "today, Monday 23 Nov". */
export function dayWords(date: string, today: string): string {
  const ahead = daysFrom(today, date);
  const written = `${weekdayOf(date)} ${shortDate(parseDate(date))}`;
  if (ahead === 0) return `today, ${written}`;
  return ahead === 1 ? `tomorrow, ${written}` : written;
}

/** "today, Monday 23 Nov", "on Friday 27 Nov". */
function onWords(date: string, today: string): string {
  return daysFrom(today, date) > 1 ? `on ${dayWords(date, today)}` : dayWords(date, today);
}

function closedSentence(date: string, today: string, name?: string | null): string {
  return `We are closed ${onWords(date, today)}${name ? ` (${name})` : ''}.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function hoursAnswer({ day }: Asked, { facts: { hours }, days = [], now }: Knowledge): string {
  const today = isoDate(now.date);
  const closures = days
    .filter(({ isClosed, name, date }) => isClosed && name !== null && date >= today)
    .slice(0, MOST_DAYS);
  const closedDays = closures.map(({ date, name }) => `${dayWords(date, today)} (${name})`).join(', ');
  if (!day) return `${hoursSentence(hours)}${closures.length > 0 ? ` We are also closed on ${closedDays}.` : ''}`;
  if (day.is === 'holidays')
    return closures.length > 0 ? `We are closed on ${closedDays}. ${hoursSentence(hours)}` : hoursSentence(hours);
  const said = datesOf(day, today).map((date) => {
    const dated = days.find((one) => one.date === date);
    const open = hours[weekdayOf(date)];
    if (dated?.isClosed || !open) return closedSentence(date, today, dated?.name);
    return `${capital(onWords(date, today))} we are open ${hoursWords(open)}.`;
  });
  const isNow = day.is === 'today' ? openNow(hours[now.weekday] ?? null, now.minutes) : '';
  return `${said.join(' ')}${isNow} ${hoursSentence(hours)}`;
}

function openNow(hours: { opens: string; closes: string } | null, minutes: number): string {
  const time = formatClockTime(minutes);
  if (!hours) return '';
  return hours.opens <= time && time < hours.closes ? ' We are open now.' : ' We are closed at the moment.';
}

/** Undefined without a schedule. */
export function timesAnswer(asked: Asked, { days, now, facts: { hours } }: Knowledge): string | undefined {
  if (!days || days.length === 0) return undefined;
  if (/\b(timetable|schedule)\b/.test(asked.text) && !asked.day && !asked.style)
    return `The whole week, with dates, is on the Class Schedule page.${nextSentence(asked, days, now)}`;
  const today = isoDate(now.date);
  if (!asked.day) return listed(asked, days, now, today);
  const dates = datesOf(asked.day, today);
  const said = dates.map((date) => {
    const day = days.find((one) => one.date === date);
    if (!day) return `${dayWords(date, today)} is further ahead than the schedule goes.`;
    if (day.isClosed || !hours[weekdayOf(date)]) return closedSentence(date, today, day.name);
    const fitting = day.classes.filter((one) => fits(one, asked) && isToCome(one, date, today, now.minutes));
    const what = nameOf(asked);
    if (fitting.length === 0) return `There is no ${what} class ${onWords(date, today)}.`.replace('no  ', 'no ');
    return `${capital(onWords(date, today))}: ${classList(fitting)}.`;
  });
  const isNone = said.every((sentence) => /^(There is no|We are closed)/.test(sentence));
  return `${said.join(' ')}${isNone ? nextSentence(asked, days, now) : ''} ${SEE_ALL}`;
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
    .slice(0, isOfOneKind(asked) ? MOST_DAYS : 1);
  if (found.length === 0)
    return `The schedule has no ${nameOf(asked)} class in the coming weeks. ${SEE_ALL}`.replace('no  ', 'no ');
  const [first, ...later] = found;
  const next = `Next: ${first!.classes[0]!.className}, ${dayWords(first!.date, today)}, ${times(first!.classes[0]!)}.`;
  const more = [{ ...first!, classes: first!.classes.slice(1) }, ...later]
    .filter(({ classes }) => classes.length > 0)
    .map(({ date, classes }) => `${dayWords(date, today)}: ${classList(classes)}`);
  return `${next}${more.length > 0 ? ` Then ${more.join('; ')}.` : ''} ${SEE_ALL}`;
}

function nextSentence(asked: Asked, days: readonly CalendarDay[], now: Knowledge['now']): string {
  const next = listed({ ...asked, day: undefined, text: '' }, days, now, isoDate(now.date));
  return next === undefined || !next.startsWith('Next') ? '' : ` ${next.replace(` ${SEE_ALL}`, '').split(' Then ')[0]}`;
}

function isOfOneKind({ style, age, subject, text }: Asked): boolean {
  return (
    Boolean(style ?? age ?? subject) ||
    /\b(morning|mornings|evening|evenings|earliest|6 am|days|beginners?)\b/.test(text)
  );
}

function fits({ className, level, startTime, status }: DatedClass, { style, age, subject, text }: Asked): boolean {
  if (status === 'cancelled') return false;
  if (/^private/i.test(className) && subject !== 'private') return false;
  const disciplines: readonly string[] = disciplinesOf(className);
  if (style !== undefined && style in STYLE_NAMES && !disciplines.includes(style)) return false;
  const ages = /ages? (\d+)-(\d+)/i.exec(className);
  if (age !== undefined && age < 16) return ages !== null && Number(ages[1]) <= age && age <= Number(ages[2]);
  if (subject === 'kids') return disciplines.includes('kids');
  if (style === undefined && subject === 'beginner' && level !== 'Beginner') return false;
  if (/\b(morning|mornings|6 am|earliest)\b/.test(text)) return startTime < NOON;
  return !/\b(tonight|evening|evenings)\b/.test(text) || startTime >= EVENING;
}

function isToCome({ startTime }: DatedClass, date: string, today: string, minutes: number): boolean {
  return date > today || startTime >= formatClockTime(minutes);
}

function nameOf({ style, subject }: Asked): string {
  return (style && STYLE_NAMES[style]) ?? (subject === 'kids' ? 'kids' : '');
}

function classList(classes: readonly DatedClass[]): string {
  const shown = classes.slice(0, MOST_CLASSES).map((one) => `${one.className} ${times(one)}`);
  return `${shown.join(', ')}${classes.length > MOST_CLASSES ? ' and more' : ''}`;
}

function times({ startTime, endTime }: DatedClass): string {
  return `${startTime}–${endTime}`;
}
