// Whether a message is answered as the rules read it, or as the question that it looks like (docs/decisions/0118).
import { apology } from '#libs/domain/chat/answer-rules';
import { asked, type Asked, isAskedFor, THINGS } from '#libs/domain/chat/asked';
import { HAS_CLASSES } from '#libs/domain/chat/asked-words';
import { isBare } from '#libs/domain/chat/asked-further';
import { asksForCare } from '#libs/domain/chat/for-a-person';
import type { Recognised } from '#libs/domain/chat/intent-score';
import { type Intent, keptOf, questionOf, UNKNOWN } from '#libs/domain/chat/intents';
import { instructorsNamed, type Knowledge } from '#libs/domain/chat/knowledge';
import { oneOf } from '#libs/domain/chat/one-of';
import { PUBLISHED } from '#libs/domain/chat/published-topics';
import { type Answer, plain, ruleAnswer } from '#libs/domain/chat/rule-answer';
import { sentencesOf } from '#libs/domain/chat/sentences';
import { SEE_ALL } from '#libs/domain/chat/times-answers';
import { HEAD_COVERINGS, type Topic } from '#libs/domain/chat/topics';

/** From there on a message that no rule knows is more likely the question it looks like than another. */
const LIKELY = 0.4;
/** From there on the rules are more likely wrong than what was learned. */
export const SURE = 0.7;
/** After other messages: of a stranger's follow-ups that looked so likely nine in ten were that question. */
const SURE_IN_CONTEXT = 0.5;
/** After other messages, that nothing is asked that a school publishes. */
const SURE_OF_NOTHING = 0.8;
/** A short message says too little to be sure of it. */
const FEWEST_WORDS = 5;

/**
 * What no rule knows is answered as the question it looks like; and what the rules answer, unless it surely looks like
 * another.
 */
export function asRecognised(
  byRules: Answer,
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  recognised: readonly Recognised[],
): Answer {
  const [best, next] = recognised;
  const question = asked(message, before);
  if (!best || stands(byRules, best) || isRulesOwn(question, best, knowledge)) return byRules;
  const isAnswered = byRules.rule !== 'apology' && byRules.rule !== 'offered';
  if (isAnswered && isOfThingNamed(question, best.intent)) return byRules;
  if (isAnswered && best.probability < sureFrom(best, message, before)) {
    if (before.length === 0 || isPlausible(byRules, question, recognised, knowledge)) return byRules;
    if (best.intent === UNKNOWN || best.probability < LIKELY) return plain('apology', apology(knowledge.facts));
  }
  const likely = best.intent === UNKNOWN ? undefined : asked(questionOf(best.intent), []);
  const isRead = likely && isAnswered && rulesReadMore(question, likely, best);
  if (likely && (isRead || isOfCourse(question, likely, best))) return byRules;
  if (isDoubted(best, next) || probabilityOfMatter(recognised, question, knowledge) < LIKELY) return byRules;
  if (best.intent === UNKNOWN) return isAnswered ? plain('apology', apology(knowledge.facts)) : byRules;
  const kept = keptOf(best.intent, question);
  const answer = ruleAnswer(questionOf(best.intent), [], knowledge, kept);
  if (!isAnswered || saysThatAndMore(answer.text, byRules.text)) return answer;
  return isSameMatter(byRules.text, answer.text) ? byRules : answer;
}

/**
 * Rules may have read too much into what was said before: the price of a membership is none of a party. What they
 * answer is plausible when the questions that have the same answer are not too unlikely together.
 */
function isPlausible(
  byRules: Answer,
  question: Asked,
  recognised: readonly Recognised[],
  knowledge: Knowledge,
): boolean {
  return (
    isNamed(question) ||
    saysAllOf(question) ||
    likelihoodOfAnswer(byRules, question, recognised, knowledge) >= LEAST_PLAUSIBLE
  );
}

/** "Are they at your place": what is answered of private lessons is all that the school says of them. */
function saysAllOf({ subject, text }: Asked): boolean {
  return subject === 'private' && /\b(it|its|that|they|them|this|those)\b/.test(text);
}

/** Of the questions together that have the same answer, or one of the same matter. */
function likelihoodOfAnswer(
  answer: Answer,
  question: Asked,
  recognised: readonly Recognised[],
  knowledge: Knowledge,
): number {
  const answerTo = (intent: Intent) => ruleAnswer(questionOf(intent), [], knowledge, keptOf(intent, question)).text;
  return likelihoodOf(recognised, HARDLY, (intent) => isSameMatter(answer.text, answerTo(intent)));
}

/** Whether a message likely asks what it is answered: of a stranger's less likely ones every second did not. */
export function isLikely(
  answer: Answer,
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  recognised: readonly Recognised[],
): boolean {
  const question = asked(message, before);
  const { topic } = question;
  if (STANDS.has(answer.rule) || isNamed(question) || IS_NO_INTENT.has(topic) || asksForCare(question)) return true;
  if (recognised.length === 0) return true;
  const enough = before.length === 0 && topic !== undefined ? LIKELY_ENOUGH_OF_TOPIC : LIKELY_ENOUGH;
  return likelihoodOfAnswer(answer, question, recognised, knowledge) >= enough;
}
const LIKELY_ENOUGH = 0.6;
/** Where the message itself names a topic the rules know it well. */
const LIKELY_ENOUGH_OF_TOPIC = 0.35;
const HARDLY = 0.02;
const LEAST_PLAUSIBLE = 0.1;
/** An order, a product or a person was found by its name; an age and a company are as clear. */
function isNamed({ topic, age, style }: Asked): boolean {
  return OF_NAMES.has(topic) || age !== undefined || style === 'corporate';
}
const OF_NAMES: ReadonlySet<Topic | undefined> = new Set<Topic>(['order', 'sells', 'instructors']);

/** From where on the rules are more likely wrong than what was learned. */
function sureFrom({ intent }: Recognised, message: string, before: readonly string[]): number {
  if (before.length > 0 && intent === UNKNOWN) return SURE_OF_NOTHING;
  if (standsAlone(message, before)) return SURE;
  return before.length > 0 ? SURE_IN_CONTEXT : BEYOND_DOUBT;
}

/** How likely it is that one of the questions is meant that have the same answer as the likeliest. */
function probabilityOfMatter(recognised: readonly Recognised[], question: Asked, knowledge: Knowledge): number {
  const [best] = recognised;
  if (!best || best.intent === UNKNOWN || best.probability >= LIKELY) return best?.probability ?? 0;
  const answerOf = (intent: Intent) => ruleAnswer(questionOf(intent), [], knowledge, keptOf(intent, question)).text;
  const text = answerOf(best.intent);
  const isSame = (intent: Intent) => intent === best.intent || saysSame(answerOf(intent), text);
  return likelihoodOf(recognised, WORTH_A_LOOK, isSame);
}
const WORTH_A_LOOK = 0.08;

/** Of the questions that are meant together. @param from what is less likely is not looked at */
function likelihoodOf(recognised: readonly Recognised[], from: number, isMeant: (intent: Intent) => boolean): number {
  return recognised
    .filter(({ intent, probability }) => intent !== UNKNOWN && probability >= from && isMeant(intent))
    .reduce((sum, { probability }) => sum + probability, 0);
}

/** The bullied child's group, and what they learn there. */
function saysThatAndMore(one: string, other: string): boolean {
  const sentences = sentencesOf(one);
  const others = sentencesOf(other);
  return sentences.length > others.length && others.every((sentence) => sentences.includes(sentence));
}

/** Where all the times are, every answer about times says. */
function saysSame(one: string, other: string): boolean {
  const sentences = new Set(sentencesOf(other).filter((sentence) => sentence !== SEE_ALL));
  return sentencesOf(one).some((sentence) => sentences.has(sentence));
}

/** What may be said to a matter of one's own. */
const OF_MATTERS: ReadonlySet<Recognised['intent']> = new Set([
  'returns',
  'health',
  'medical-aid',
  'freeze-membership',
]);

/** What the owner answers, and no intent is learned of: it looks like another question. */
const IS_NO_INTENT: ReadonlySet<Topic | undefined> = new Set<Topic>([
  'arranging',
  'social',
  'reviews',
  'password',
  'lateArrival',
  'languages',
  'progress',
  'courseContent',
  'hall',
  'doctorsLetter',
  'emergency',
]);

/** What may be asked besides of a body that needs care. */
const BESIDE_A_BODY: ReadonlySet<Recognised['intent']> = new Set(['accessibility', 'freeze-membership']);

const OF_ADDRESS = /\b(what|which|whats|lost)\b.*\b(number|email|landline)\b/;
const IS_FOR_STAFF = oneOf(
  String.raw`\b(lost|left|forgot|forgotten|hand(ed)?)\b|\bfees? again\b|\bbank\w* details\b`,
  String.raw`\bpay\w*\b.*\b(freez\w*|frozen|paused?)\b|\bis (more|longer) than\b`,
);

/** Rules know best: a body that needs care, what the site's pages say, a matter of one's own, a person by name. */
function isRulesOwn(question: Asked, best: Recognised, { instructors = [] }: Knowledge): boolean {
  const { intent } = best;
  const { topic, text, day } = question;
  if (asksForCare(question) && !(BESIDE_A_BODY.has(intent) && isBeyondDoubt(best))) return true;
  if (question.isMore || SAID_PLAINLY.test(text)) return true;
  if (topic === 'contact' && OF_ADDRESS.test(text)) return true;
  if (IS_NO_INTENT.has(topic)) return true;
  // Who lost a hoodie on the mats returns nothing to the shop.
  if ((topic === 'matter' || topic === 'unsaid') && IS_FOR_STAFF.test(text)) return true;
  if (topic === 'matter' || topic === 'unsaid') return !isBeyondDoubt(best) && !mayBeOfMatter(question, best);
  // From what age one may shoot, no answer about ages says.
  if (intent === 'age-limits' && question.style && !HAS_CLASSES.has(question.style)) return true;
  const isOfPeople =
    (topic === 'instructors' && (day || intent === UNKNOWN)) || topic === 'times' || intent === 'instructors';
  return (topic ?? '') in PUBLISHED || (isOfPeople && instructorsNamed(text, instructors).length > 0);
}

/** A plan or a company's training was named, and something of it is asked; or in few words something more. */
function isOfThingNamed(question: Asked, intent: Recognised['intent']): boolean {
  const { topic, plan, style, subject, text } = question;
  if ((plan && (topic === 'price' || topic === 'length')) || (isAskedFor(question) && topic && isBare(text)))
    return true;
  if (subject === 'private' && intent === 'small-group') return true;
  return style === 'corporate' && LIKE_CORPORATE.has(intent);
}
const LIKE_CORPORATE: ReadonlySet<Recognised['intent']> = new Set(['small-group', 'private', 'workshops', 'parties']);

/** The car that was broken into stands beside a question about parking. */
function isBeyondDoubt({ intent, probability }: Recognised): boolean {
  return probability >= BEYOND_DOUBT && !ONE_IS_ASKED.has(intent);
}
const BEYOND_DOUBT = 0.93;
/** What is known of them is not what is asked beside a matter: whether a book is a PDF. */
const ONE_IS_ASKED: ReadonlySet<Recognised['intent']> = new Set([
  'ebook',
  'contact',
  'move-trial',
  'vouchers',
  'class-size',
  UNKNOWN,
]);

function mayBeOfMatter({ subject, topic, text }: Asked, { intent }: Recognised): boolean {
  if (topic !== 'matter') return false;
  return OF_MATTERS.has(intent) || (intent === 'move-trial' && subject === 'trial' && CANNOT_COME.test(text));
}

/** Who cannot come moves the trial by the link in the mail. */
const CANNOT_COME = /\b(cant|cannot|cnt|wont|not|couldnt|unable)\b.*\b(make|attend|be there|come|coming)\b/;

/** Beside an age or a style it is these that are asked about. */
const SAID_PLAINLY = new RegExp(
  String.raw`\bhave to spar\b|\b(what|which) levels?\b|\bwhich (one|ones|of (those|them|these)) (is|are|suits?)\b` +
    String.raw`|\bwith (the |a )?gi or\b|\b${HEAD_COVERINGS}\b` +
    String.raw`|\b(wom[ae]n|lady|female) (who )?(teach|coach)`,
);

/** The rules read the same topic, and more of it: the times of a style, its price, who teaches it. */
function rulesReadMore({ text, topic, part, subject, style, day }: Asked, likely: Asked, best: Recognised): boolean {
  const isOfAnother = THINGS.has(likely.subject) && likely.subject !== subject;
  if ((topic === 'hours' && !isBeyondDoubt(best)) || (topic !== undefined && likely.topic === topic && !isOfAnother))
    return true;
  if (topic === 'times') {
    const isOfSame = style !== undefined && style === likely.style;
    return (
      (part ?? day) !== undefined ||
      isOfSame ||
      ASKS_WHEN.test(text) ||
      (subject === 'kids' && likely.subject === 'kids')
    );
  }
  if (topic === 'price') return style !== undefined && style === likely.style;
  return topic === 'instructors' && style !== undefined;
}

/** The beginners' course is named, and it is not surely something else that is asked; one in first aid is another. */
function isOfCourse({ subject }: Asked, likely: Asked, { probability }: Recognised): boolean {
  return subject === 'course' && likely.subject !== subject && likely.style === undefined && probability < SURE;
}

const ASKS_WHEN = /\b(when|(what|which) (time|days?))\b/;

/** Nearly as likely nobody knows. */
function isDoubted(best: Recognised, next: Recognised | undefined): boolean {
  return next?.intent === UNKNOWN && best.probability - next.probability < CLEARLY;
}
const CLEARLY = 0.08;

/** Whatever the words look like: what is said to everybody, or was written by staff for such a message. */
const STANDS: ReadonlySet<Answer['rule']> = new Set(['small-talk', 'not-offered', 'faq', 'coach']);

/** What is not offered may be named beside another question: wrestling boots, on the mats. */
function stands({ rule }: Answer, best: Recognised): boolean {
  return STANDS.has(rule) && !(rule === 'not-offered' && best.intent !== 'offer' && isBeyondDoubt(best));
}

/** The messages before it change nothing in it. */
function standsAlone(message: string, before: readonly string[]): boolean {
  const readAfter = (earlier: readonly string[]) => JSON.stringify({ ...asked(message, earlier), named: '' });
  return message.split(/\s+/).length >= FEWEST_WORDS && readAfter(before) === readAfter([]);
}

/** Rules read more in a message than the question it looks like: what says the same, or leads to one page, stays. */
function isSameMatter(one: string, other: string): boolean {
  return saysSame(one, other) || LEADS_TO.some((page) => page.test(one) && page.test(other));
}
const LEADS_TO = [/\bbook (it|your first class) on the Free Trial page/i, /Class Schedule page/];
