// Which FAQs still say what the owner has just changed in the settings. The built-in answers follow by themselves
// (CONTRACT section 4); what staff wrote stays as they wrote it, and they are told where to look.
import { randWords } from '#libs/domain/money';
import { MEMBERSHIP_PLANS, type PriceFacts, type WeekHours } from '#libs/domain/school-facts';
import { WEEKDAYS } from '#libs/domain/schedule/weekdays';

/** Something that the settings said before a change. */
export interface OldFact {
  /** "R650" or "21:00" */
  words: string;
  /** However people write it. */
  written: RegExp;
}

interface Answered {
  question: string;
  answer: string;
}

/** The amounts that one of the prices was and is no more. Another may still be the same: staff see which is meant. */
export function oldAmounts(before: PriceFacts, after: PriceFacts): OldFact[] {
  const now = amountsOf(after);
  const gone = amountsOf(before).filter((cents, at) => cents !== now[at]);
  return [...new Set(gone)].map((cents) => ({ words: randWords(cents), written: writtenAmount(cents) }));
}

/** The times at which the school opened or closed on a day, and does no more. */
export function oldTimes(before: WeekHours, after: WeekHours): OldFact[] {
  const gone = WEEKDAYS.flatMap((day) => {
    const [was, is] = [before[day], after[day]];
    if (!was) return [];
    return [was.opens !== is?.opens && was.opens, was.closes !== is?.closes && was.closes];
  }).filter((time) => typeof time === 'string');
  return [...new Set(gone)].map((time) => ({ words: time, written: writtenTime(time) }));
}

/**
 * @param builtIn as they are built in now: those are right
 * @returns which FAQs still say some of it, and what they say
 */
export function faqsThatStillSay<Faq extends Answered>(
  faqs: readonly Faq[],
  old: readonly OldFact[],
  builtIn: readonly Answered[],
): { faqs: Faq[]; words: string[] } {
  const isBuiltIn = ({ question, answer }: Faq) =>
    builtIn.some((one) => one.question === question && one.answer === answer);
  const found = faqs.filter((faq) => old.some(({ written }) => written.test(faq.answer)) && !isBuiltIn(faq));
  const said = old.filter(({ written }) => found.some(({ answer }) => written.test(answer)));
  return { faqs: found, words: said.map(({ words }) => words) };
}

/** The same prices in the same order, in cents. */
function amountsOf({ membership, beginnerCourse, ...prices }: PriceFacts): number[] {
  return [
    ...MEMBERSHIP_PLANS.map((plan) => membership[plan].monthly),
    prices.registrationFee,
    prices.privateSession,
    prices.fivePrivateSessions,
    prices.smallGroupFrom,
    beginnerCourse.monthly,
    beginnerCourse.joiningFee,
  ];
}

/** `R1250`, `R 1 250`, `R1,250.00`, `ZAR 1250` and `1250 rand`, but neither `R12500` nor `R1250.50`. */
function writtenAmount(cents: number): RegExp {
  const rand = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`[\s,]?`);
  const rest = cents % 100 === 0 ? '(?:[.,]00)?' : `[.,]${String(cents % 100).padStart(2, '0')}`;
  const amount = `${rand}${rest}`;
  return new RegExp(String.raw`\b(?:R|ZAR)\s?${amount}(?![.,]?\d)|\b${amount}\s?rand\b`, 'i');
}

/** `09:00`, `9:00`, `9h00`, `9 am` and `9.00 a.m.`, but not `9:00 pm`. */
function writtenTime(time: string): RegExp {
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  const [half, otherHalf] = hour < 12 ? ['a', 'p'] : ['p', 'a'];
  const ofDay = String.raw`${hour < 10 ? '0?' : ''}${hour}[:h.]${minutes}(?!\d|\s?${otherHalf}\.?m)`;
  const rest = minutes === '00' ? '(?:[:h.]00)?' : `[:h.]${minutes}`;
  return new RegExp(String.raw`\b(?:${ofDay}|${hour % 12 || 12}${rest}\s?${half}\.?m\b)`, 'i');
}
