// What a message names: a day, a style, an age, a plan. What one leaves out the messages before it say.
import { oneOf } from '#libs/domain/chat/one-of';
import { WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';
import { understood } from '#libs/domain/chat/understood';
import { topicOf, type Topic } from '#libs/domain/chat/topics';

export type AskedDay =
  | { is: 'today' | 'tomorrow' | 'weekend' | 'holidays' }
  | { is: 'weekday'; weekday: Weekday }
  /** Month and day; the year is the next that has it. */
  | { is: 'date'; month: number; day: number }
  /** A holiday that is on another date each year, by its name. */
  | { is: 'holiday'; name: string };

export const STYLES = ['krav', 'bjj', 'boxing', 'filipino', 'firearms', 'medical', 'protective', 'corporate'] as const;
export type Style = (typeof STYLES)[number];
export type Plan = 'basic' | 'standard' | 'premium';
export type Subject =
  | 'course'
  | 'private'
  | 'group'
  | 'registration'
  | 'trial'
  | 'kids'
  | 'women'
  | 'beginner'
  | 'ebook';

export interface Asked {
  text: string;
  topic: Topic | undefined;
  day: AskedDay | undefined;
  style: Style | undefined;
  age: number | undefined;
  /** An age that is in the group of children that is named. */
  group: number | undefined;
  plan: Plan | undefined;
  subject: Subject | undefined;
  /** Words of the message, and of the one before it when this one points back to it. */
  named: string;
}

const STYLE_WORDS: readonly [Style, RegExp][] = [
  ['corporate', /\b(corporate|compan(y|ies)|office|employees|staff training|team building|security team)\b/],
  ['krav', /\bkrav\b|\bmaga\b|\bselfdefence\b/],
  ['bjj', /\bbjj\b|\bgrappling\b/],
  ['boxing', /\b(boxing(?! day)|boxer)\b/],
  ['filipino', /\b(filipino|fma|kali|escrima|eskrima|arnis|kni(fe|ves)|blades?|sticks?)\b/],
  ['firearms', /\b(firearms?|guns?|shoot(ing)?|pistol|rifle)\b/],
  [
    'medical',
    oneOf(
      String.raw`\bmedical\b(?! (aid|insurance|condition|certificate|history|scheme|problem))`,
      String.raw`\b(first aid|bleed(ing)?|paramedic)\b`,
    ),
  ],
  ['protective', /\b(protective|bodyguard|close protection|vip)\b/],
];
const SUBJECT_WORDS: readonly [Subject, RegExp][] = [
  ['private', /\bprivates?\b/],
  ['course', /\bcourses?\b|\b12 weeks?\b/],
  ['group', /\bsmall group\b|\bgroup of\b|\b\d friends\b/],
  ['registration', /\b(registration|joining|join|sign ?up) (fee|cost)|\bregistration\b/],
  ['trial', /\btrial\b|\b(first|one) (class|lesson|session)\b|\btry (it|a|one|out)\b/],
  ['ebook', /\bebooks?\b|\bbattle ready\b/],
  ['women', /\b(wom[ae]ns?|lad(y|ies)|girls|females?)\b/],
  ['kids', /\b(kids?|child|childrens?|teens?|teenagers?|toddlers?|juniors?|little warriors|son|daughter)\b/],
  ['beginner', /\bbeginners?\b/],
];
const KIDS_GROUP_WORDS: readonly [age: number, RegExp][] = [
  [6, /\blittle warriors\b/],
  [9, /\bjuniors?\b/],
  [13, /\bteens?\b|\bteenagers?\b/],
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const POINTS_BACK = /\b(it|its|that|they|them|this|those|he|she|his|her|him|one)\b/;
const GOES_ON = /^(and|or|what about|how about|what of|ok and|also|but|then)\b/;
const SHORT_WORDS = 4;

/** Read by itself. */
function alone(message: string): Asked {
  const text = understood(message);
  return {
    text,
    topic: topicOf(text),
    day: dayOf(text),
    style: STYLE_WORDS.find(([, words]) => words.test(text))?.[0],
    age: ageOf(text),
    group: KIDS_GROUP_WORDS.find(([, words]) => words.test(text))?.[0],
    plan:
      (/\b(basic|standard|premium)\b/.exec(text)?.[1] as Plan | undefined) ??
      (/\bcheapest\b/.test(text) ? 'basic' : undefined),
    subject: SUBJECT_WORDS.find(([, words]) => words.test(text))?.[0],
    named: text,
  };
}

/** @param before the visitor's earlier messages, oldest first */
export function asked(message: string, before: readonly string[]): Asked {
  return [...before.slice(-4), message].map(alone).reduce(continued);
}

function continued(before: Asked, now: Asked): Asked {
  const words = now.text.split(' ').length;
  const hasOwn = Boolean(now.style ?? now.plan ?? now.subject ?? now.age);
  // Of a short message something must be understood: two words nobody knows ask nothing further.
  const isPart = words <= SHORT_WORDS && (!hasOwn || !now.topic) && (hasOwn || Boolean(now.topic ?? now.day));
  const goesOn = GOES_ON.test(now.text) || POINTS_BACK.test(now.text) || isPart;
  if (!goesOn || before.text === '') return now;
  const isOther = Boolean(now.style ?? now.plan);
  // Another thing is asked for: the day and the topic stay, the thing does not.
  return {
    ...now,
    topic:
      now.topic ?? before.topic ?? (POINTS_BACK.test(now.text) && !hasOwn && !now.day ? 'about-before' : undefined),
    day: now.day ?? (now.topic && now.topic !== before.topic ? undefined : before.day),
    style: now.style ?? (hasOwn && isOther ? undefined : before.style),
    age: now.age ?? before.age,
    group: now.group ?? (now.age === undefined ? before.group : undefined),
    plan: now.plan ?? (isOther ? undefined : before.plan),
    subject: now.subject ?? (isOther ? undefined : before.subject),
    named:
      GOES_ON.test(now.text) && !POINTS_BACK.test(now.text) ? now.text : `${now.text} ${before.named}`.slice(0, 600),
  };
}

/** Public Holidays Act 36 of 1994. */
const FIXED_HOLIDAYS: readonly [RegExp, month: number, day: number][] = [
  [/\bday of reconciliation\b|\breconciliation day\b/, 12, 16],
  [/\b(boxing day|day of goodwill|goodwill day)\b/, 12, 26],
  [/\bnew years?\b/, 1, 1],
  [/\bhuman rights day\b/, 3, 21],
  [/\bfreedom day\b/, 4, 27],
  [/\b(workers|labour|may) day\b/, 5, 1],
  [/\byouth day\b/, 6, 16],
  [/\bwom[ae]ns? day\b/, 8, 9],
  [/\bheritage day\b/, 9, 24],
];

function dayOf(text: string): AskedDay | undefined {
  const date = /\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/.exec(
    text,
  );
  if (date) return { is: 'date', month: MONTHS.indexOf(date[2]!) + 1, day: Number(date[1]) };
  const fixed = FIXED_HOLIDAYS.find(([words]) => words.test(text));
  if (fixed) return { is: 'date', month: fixed[1], day: fixed[2] };
  if (/\bgood friday\b/.test(text)) return { is: 'holiday', name: 'Good Friday' };
  if (/\b(easter monday|family day)\b/.test(text)) return { is: 'holiday', name: 'Family Day' };
  if (/\b(christmas|xmas|festive|december)\b/.test(text)) return { is: 'date', month: 12, day: 25 };
  if (/\b(public )?holidays?\b/.test(text)) return { is: 'holidays' };
  if (/\b(today|tonight|this (evening|morning|afternoon)|now)\b/.test(text)) return { is: 'today' };
  if (/\btomorrow\b/.test(text)) return { is: 'tomorrow' };
  const weekday = WEEKDAYS.find((day) => text.includes(day.toLowerCase()));
  if (weekday) return { is: 'weekday', weekday };
  return /\bweekends?\b/.test(text) ? { is: 'weekend' } : undefined;
}

const AGE = oneOf(
  String.raw`\b(\d{1,2}) ?(?:years?|y o|months)\b`,
  String.raw`\b(?:aged?|im|i am|is|am|(?:start|from|kids?|child|children|begin) at` +
    String.raw`|(?:twins|kids|children|boys|girls) are|turns?|turning) (\d{1,2})(?= |$)(?! (?:the|people` +
    String.raw`|classes|oclock|am|pm|min|left|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
);

function ageOf(text: string): number | undefined {
  const found = AGE.exec(text);
  return found ? Number(found[1] ?? found[2]) : undefined;
}
