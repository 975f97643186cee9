// What the assistant answers, in CONTRACT 9's order: safety, greeting, what live data knows exactly, contact, location
// and registration, what the school says of itself, its questions, and else an honest "I do not know".
import { apology, greeting } from '#libs/domain/chat/answer-rules';
import { asked, type Asked, HAS_CLASSES } from '#libs/domain/chat/asked';
import { distressOf } from '#libs/domain/chat/distress';
import { calmAnswer, distressAnswer, uncertainAnswer } from '#libs/domain/chat/distress-answer';
import { asksForCare } from '#libs/domain/chat/for-a-person';
import { withoutGreeting } from '#libs/domain/chat/greeting';
import { type Intent, keptOf, questionOf, UNKNOWN } from '#libs/domain/chat/intents';
import type { Recognised } from '#libs/domain/chat/intent-score';
import { instructorsNamed, type Knowledge } from '#libs/domain/chat/knowledge';
import { ASKS } from '#libs/domain/chat/small-talk';
import { PUBLISHED } from '#libs/domain/chat/published-topics';
import { relatedQuestions } from '#libs/domain/chat/related-questions';
import { type Answer, plain, ruleAnswer } from '#libs/domain/chat/rule-answer';
import { SEE_ALL } from '#libs/domain/chat/times-answers';

const STILL_LOADING = 'One moment, please: my knowledge base is still loading. Ask me again in a few seconds.';

/** @param before the visitor's earlier messages, oldest first */
export function answerTo(message: string, before: readonly string[], knowledge: Knowledge): Answer {
  const { school } = knowledge.facts;
  const distress = distressOf(message);
  if (distress === 'clear') return plain('distress', distressAnswer(message, school));
  const alarms = before.filter((one) => distressOf(one) === 'clear');
  if (alarms.length > 0) return afterDistress(message, before, alarms, knowledge);
  if (distress === 'perhaps') return plain('distress', uncertainAnswer(message, school));
  if (!knowledge.questions) return plain('loading', STILL_LOADING);
  const [question, story] = laughedApart(message);
  const { isGreeting, rest } = withoutGreeting(question);
  if (isGreeting && rest === '') return plain('greeting', greeting(knowledge.facts));
  const earlier = [...before, ...story];
  const recognised = knowledge.recognise?.(message) ?? [];
  const parts = bothParts(rest, earlier, knowledge);
  const whole = parts ?? ruleAnswer(rest, earlier, knowledge);
  const ofStory = whole.rule === 'apology' ? answerOfLastQuestion(rest, earlier, knowledge) : undefined;
  const answer = parts ?? ofStory ?? asRecognised(whole, message, before, knowledge, recognised);
  const isName = isGreeting && !ASKS.test(rest) && rest.split(' ').length <= MOST_WORDS_OF_A_NAME;
  if (isName && answer.rule === 'apology') return plain('greeting', greeting(knowledge.facts));
  const told =
    answer.rule === 'apology'
      ? withRelated(answer, relatedQuestions(asked(rest, earlier), recognised), knowledge)
      : answer;
  return isGreeting ? { ...told, text: greeting(knowledge.facts, told.text) } : told;
}

/**
 * Who has just told of danger gets what they clearly ask for, and else calm words: no small talk, and no guess.
 * @param alarms those before it that told of the danger
 */
function afterDistress(
  message: string,
  before: readonly string[],
  alarms: readonly string[],
  knowledge: Knowledge,
): Answer {
  const earlier = before.filter((one) => !alarms.includes(one));
  const answer = ruleAnswer(message, earlier, knowledge);
  const isAsked = ANSWERS.has(answer.rule) && asked(message, earlier).topic !== undefined;
  return isAsked ? answer : plain('distress', calmAnswer(alarms.join(' '), knowledge.facts.school));
}

const ANSWERS: ReadonlySet<Answer['rule']> = new Set(['live', 'school', 'faq', 'not-offered']);

/** From there on a message that no rule knows is more likely the question it looks like than another. */
const LIKELY = 0.36;
/** From there on the rules are more likely wrong than what was learned. */
const SURE = 0.7;
/** A short message says too little to be sure of it. */
const FEWEST_WORDS = 5;

/**
 * What no rule knows is answered as the question it looks like; and what the rules answer, unless it surely looks like
 * another.
 */
function asRecognised(
  byRules: Answer,
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  recognised: readonly Recognised[],
): Answer {
  const [best, next] = recognised;
  const question = asked(message, before);
  if (!best || STANDS.has(byRules.rule) || isRulesOwn(question, best, knowledge)) return byRules;
  const isAnswered = byRules.rule !== 'apology' && byRules.rule !== 'offered';
  if (isAnswered && (best.probability < SURE || !standsAlone(message, before))) return byRules;
  const likely = best.intent === UNKNOWN ? undefined : asked(questionOf(best.intent), []);
  if (likely && (isAnswered ? rulesReadMore(question, likely) : isOfCourse(question, likely, best))) return byRules;
  if (isDoubted(best, next) || probabilityOfMatter(recognised, knowledge) < LIKELY) return byRules;
  if (best.intent === UNKNOWN) return isAnswered ? plain('apology', apology(knowledge.facts)) : byRules;
  const kept = keptOf(best.intent, question);
  const answer = ruleAnswer(questionOf(best.intent), [], knowledge, kept);
  return isAnswered && isSameMatter(byRules.text, answer.text) ? byRules : answer;
}

/** How likely it is that one of the questions is meant that have the same answer as the likeliest. */
function probabilityOfMatter([best, ...others]: readonly Recognised[], knowledge: Knowledge): number {
  if (!best || best.intent === UNKNOWN || best.probability >= LIKELY) return best?.probability ?? 0;
  const answerOf = (intent: Intent) => ruleAnswer(questionOf(intent), [], knowledge).text;
  const text = answerOf(best.intent);
  return others
    .filter(({ intent, probability }) => probability >= WORTH_A_LOOK && intent !== UNKNOWN)
    .filter(({ intent }) => saysSame(answerOf(intent as Intent), text))
    .reduce((sum, { probability }) => sum + probability, best.probability);
}
const WORTH_A_LOOK = 0.08;

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

/** Rules know best: a body that needs care, what the site's pages say, a matter of one's own, a person by name. */
function isRulesOwn(question: Asked, best: Recognised, { instructors = [] }: Knowledge): boolean {
  const { intent } = best;
  const { topic, text, day } = question;
  if (asksForCare(question) || topic === 'about-before') return true;
  if (SAID_PLAINLY.test(text)) return true;
  if (topic === 'matter' || topic === 'unsaid') return !isBeyondDoubt(best) && !mayBeOfMatter(question, best);
  // From what age one may shoot, no answer about ages says.
  if (intent === 'age-limits' && question.style && !HAS_CLASSES.has(question.style)) return true;
  const isOfPeople = (topic === 'instructors' && day) || topic === 'times' || intent === 'instructors';
  return (topic ?? '') in PUBLISHED || (isOfPeople && instructorsNamed(text, instructors).length > 0);
}

/** The car that was broken into stands beside a question about parking. */
function isBeyondDoubt({ intent, probability }: Recognised): boolean {
  return probability >= BEYOND_DOUBT && !ONE_IS_ASKED.has(intent);
}
const BEYOND_DOUBT = 0.93;
/** What is known of them is not what is asked beside a matter: whether a book is a PDF, or a competency given here. */
const ONE_IS_ASKED: ReadonlySet<Recognised['intent']> = new Set([
  'ebook',
  'licences',
  'contact',
  'move-trial',
  'vouchers',
  UNKNOWN,
]);

function mayBeOfMatter({ subject, topic, text }: Asked, { intent }: Recognised): boolean {
  if (topic !== 'matter') return false;
  return OF_MATTERS.has(intent) || (intent === 'move-trial' && subject === 'trial' && CANNOT_COME.test(text));
}

/** Who cannot come moves the trial by the link in the mail. */
const CANNOT_COME = /\b(cant|cannot|cnt|wont|not|couldnt|unable)\b.*\b(make|attend|be there|come|coming)\b/;

/** Beside an age or a style it is these that are asked about. */
const SAID_PLAINLY = /\bhave to spar\b|\bwith (the |a )?gi or\b/;

/** The rules read the same topic, and more of it: the times of a style, its price, who teaches it. */
function rulesReadMore({ text, topic, part, subject, style }: Asked, likely: Asked): boolean {
  if (topic === 'hours' || (topic !== undefined && likely.topic === topic)) return true;
  if (topic === 'times') {
    const isOfSame = style !== undefined && style === likely.style;
    return part !== undefined || isOfSame || ASKS_WHEN.test(text) || (subject === 'kids' && likely.subject === 'kids');
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
const STANDS: ReadonlySet<Answer['rule']> = new Set(['small-talk', 'not-offered', 'faq']);

/** The messages before it change nothing in it. */
function standsAlone(message: string, before: readonly string[]): boolean {
  const readAfter = (earlier: readonly string[]) => JSON.stringify({ ...asked(message, earlier), named: '' });
  const isOfOthers = before.length > 0 && SPEAKS_OF_SOMEBODY.test(message);
  return message.split(/\s+/).length >= FEWEST_WORDS && !isOfOthers && readAfter(before) === readAfter([]);
}

const SPEAKS_OF_SOMEBODY = /\b(he|she|him|her|his|hers)\b/i;

/** Rules read more in a message than the question it looks like: what says the same, or leads to one page, stays. */
function isSameMatter(one: string, other: string): boolean {
  return saysSame(one, other) || LEADS_TO.some((page) => page.test(one) && page.test(other));
}
const LEADS_TO = [/\bbook (it|your first class) on the Free Trial page/i, /Class Schedule page/];

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=[A-Z])/);
}

/** Who asked what nobody wrote down is offered what it may mean, and what is known of the same matter. */
function withRelated(apologising: Answer, related: readonly string[], knowledge: Knowledge): Answer {
  const suggestions = related.filter((one) => ruleAnswer(one, [], knowledge).rule !== 'apology');
  return { ...apologising, text: apology(knowledge.facts, suggestions.length > 0), suggestions };
}

/** "That class killed me haha when is the next": what was told for fun comes before the question. */
function laughedApart(message: string): [question: string, before: string[]] {
  const parts = message.split(/\b(?:(?:ha){2,}h?|lol|lmao)\b/i).filter((part) => /\w/.test(part));
  return [parts.at(-1)?.trim() ?? message, parts.slice(0, -1)];
}

/** Of two questions each is answered by the rules, or as what it surely looks like. */
function partAnswer(message: string, before: readonly string[], knowledge: Knowledge): Answer {
  const answer = ruleAnswer(message, before, knowledge);
  if (answer.rule !== 'apology') return answer;
  const recognised = knowledge.recognise?.(message) ?? [];
  const isSure = recognised[0] !== undefined && recognised[0].probability >= SURE;
  return isSure ? asRecognised(answer, message, before, knowledge, recognised) : answer;
}

/** Of a story that is not understood as a whole the one sentence that asks, when nothing in it is a matter. */
function answerOfLastQuestion(message: string, before: readonly string[], knowledge: Knowledge): Answer | undefined {
  const sentences = message.split(/(?<=[.!?])\s+/);
  const last = sentences.findLastIndex((sentence) => sentence.endsWith('?'));
  if (last === -1 || sentences.length === 1) return undefined;
  const story = sentences.filter((_sentence, at) => at !== last);
  if (story.some((sentence) => asked(sentence, before).topic === 'matter')) return undefined;
  const [asking, earlier] = [sentences[last]!, [...before, ...story]];
  const answer = ruleAnswer(asking, earlier, knowledge);
  if (answer.rule === 'apology') return undefined;
  return asRecognised(answer, asking, earlier, knowledge, knowledge.recognise?.(asking) ?? []);
}

/** "Hi, my name is Naledi": what is longer said something that was not understood. */
const MOST_WORDS_OF_A_NAME = 5;
/** In a longer one the questions are seldom only two. */
const MOST_LETTERS_OF_TWO = 300;

const SECOND_QUESTION = new RegExp(
  String.raw`(?<=[?!.;]) |\b(?:and|n) (?:also )?(?=(?:how|what|wat|when|where|who|is|are|do|does|can|must|which|if` +
    String.raw`|whether)\b)` +
    String.raw`|(?:\b(?:and|n) |& )(?=(?:showers?|parking|change rooms?|lockers?|times?|prices?|costs?|fees?|schedule` +
    String.raw`|timetable|address|location|directions|hours|days)\b)` +
    String.raw`|\ben (?=(?:is|hoe|wat|waar|wanneer|hoeveel)\b)`,
  'i',
);

/** After a question it is why that is asked. */
const TELLS = /^(i|i'?m|i'?ve|i'?d|we|we'?re|my|he|she|they|it'?s)\b/i;

/** Nothing is asked before that part, and nothing told that changes every answer. */
function asksAtTheEnd(message: string, part: string): boolean {
  const before = message.slice(0, message.lastIndexOf(part));
  const told = asked(before, []);
  return !before.includes('?') && told.topic !== 'matter' && !asksForCare(told);
}

/** "Where are you and how much is it": two questions, when each is about something else and has its answer. */
function bothParts(message: string, before: readonly string[], knowledge: Knowledge): Answer | undefined {
  if (message.length > MOST_LETTERS_OF_TWO) return undefined;
  const parts = message.split(SECOND_QUESTION).filter((part) => part.trim() !== '');
  // A story may come before them.
  const [first, second] = parts.slice(-2);
  if (first === undefined || second === undefined || (parts.length > 2 && !asksAtTheEnd(message, first)))
    return undefined;
  const earlier = [...before, ...parts.slice(0, -2)];
  const isKnown = ({ rule }: Answer) => rule === 'live' || rule === 'school' || rule === 'faq';
  if (first.includes('?') && !second.includes('?') && TELLS.test(second)) {
    const answer = partAnswer(first, earlier, knowledge);
    return isKnown(answer) ? answer : undefined;
  }
  const [one, other] = [asked(first, earlier), asked(second, [...earlier, first])];
  const [about, alsoAbout] = [one, other].map(({ topic, subject, style }) => topic ?? subject ?? style);
  const isDayAlone = about === undefined && one.day !== undefined;
  if (isDayAlone || about === 'matter' || alsoAbout === 'matter' || (about !== undefined && about === alsoAbout))
    return undefined;
  const answers = [partAnswer(first, earlier, knowledge), partAnswer(second, [...earlier, first], knowledge)];
  if (!answers.every(isKnown)) return undefined;
  // What both answers say is said once.
  const sentences = answers.flatMap(({ text }) => sentencesOf(text));
  return plain('live', [...new Set(sentences)].join(' '));
}
