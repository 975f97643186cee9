// What the assistant answers, in CONTRACT 9's order: safety, greeting, what live data knows exactly, contact, location
// and registration, what the school says of itself, its questions, and else an honest "I do not know".
import { apology, greeting, ifNotAsked } from '#libs/domain/chat/answer-rules';
import { asked, type Asked } from '#libs/domain/chat/asked';
import { HAS_CLASSES } from '#libs/domain/chat/asked-words';
import { distressOf } from '#libs/domain/chat/distress';
import { afterDistress, ANSWERS, perhapsDistress } from '#libs/domain/chat/beside-distress';
import { distressAnswer } from '#libs/domain/chat/distress-answer';
import { asksForCare } from '#libs/domain/chat/for-a-person';
import { withoutGreeting } from '#libs/domain/chat/greeting';
import type { Recognised } from '#libs/domain/chat/intent-score';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { ASKS } from '#libs/domain/chat/small-talk';
import { asRecognised, isLikely, SURE } from '#libs/domain/chat/recognised-answer';
import { coachAnswer } from '#libs/domain/chat/people-answers';
import { relatedQuestions } from '#libs/domain/chat/related-questions';
import { type Answer, plain, ruleAnswer } from '#libs/domain/chat/rule-answer';
import { sentencesOf } from '#libs/domain/chat/sentences';
import { isStory } from '#libs/domain/chat/understood';

const STILL_LOADING = 'One moment, please: my knowledge base is still loading. Ask me again in a few seconds.';

/** @param before the visitor's earlier messages, oldest first */
export function answerTo(message: string, before: readonly string[], knowledge: Knowledge): Answer {
  const recognised = knowledge.recognise?.(message, before) ?? [];
  const answer = answerAlone(message, before, knowledge, recognised);
  if (!ANSWERS.has(answer.rule)) return answer;
  const isSure = (recognised[0]?.probability ?? 0) >= SURELY_AGAIN;
  const mayBeBeside =
    (!isSure && wasSaid(answer, before, knowledge)) || !isLikely(answer, message, before, knowledge, recognised);
  return mayBeBeside ? withWayOut(answer, relatedQuestions(asked(message, before), recognised), knowledge) : answer;
}

/** Who asks the same in other words gets the same. */
const SURELY_AGAIN = 0.97;

/** To one of the last messages, which then asked something else or less. */
function wasSaid({ text }: Answer, before: readonly string[], knowledge: Knowledge): boolean {
  const said = before
    .map((earlier, at) => [earlier, before.slice(0, at)] as const)
    .slice(-MOST_REMEMBERED)
    .flatMap(([earlier, beforeIt]) => sentencesOf(answerAlone(earlier, beforeIt, knowledge).text));
  return sentencesOf(text).every((sentence) => said.includes(sentence));
}
const MOST_REMEMBERED = 2;

/** Other questions it may be, and a person. */
function withWayOut(answer: Answer, related: readonly string[], knowledge: Knowledge): Answer {
  const suggestions = related.filter((one) => {
    const { rule, text } = ruleAnswer(one, [], knowledge);
    return rule !== 'apology' && !answer.text.includes(text);
  });
  return { ...answer, text: `${answer.text}\n${ifNotAsked(knowledge.facts)}`, suggestions };
}

/** As if nothing had been said to what was asked before. */
function answerAlone(
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  recognised: readonly Recognised[] = knowledge.recognise?.(message, before) ?? [],
): Answer {
  const { school } = knowledge.facts;
  const distress = distressOf(message);
  if (distress === 'clear') return plain('distress', distressAnswer(message, school));
  const alarms = before.filter((one) => distressOf(one) === 'clear');
  if (alarms.length > 0) return afterDistress(message, before, alarms, knowledge);
  if (distress === 'perhaps') return perhapsDistress(message, before, knowledge, recognised);
  if (!knowledge.questions) return plain('loading', STILL_LOADING);
  const [question, story] = laughedApart(message);
  const { isGreeting, rest } = withoutGreeting(question);
  if (isGreeting && rest === '') return plain('greeting', greeting(knowledge.facts));
  const ofEnd = answerOfStory(rest, before, knowledge);
  const greeted = (one: Answer) => (isGreeting ? { ...one, text: greeting(knowledge.facts, one.text) } : one);
  if (ofEnd) return greeted(ofEnd);
  const ofCoach = coachAnswer(asked(rest, before), knowledge);
  if (ofCoach) return greeted(plain('coach', ofCoach));
  const earlier = [...before, ...story];
  const parts = bothParts(rest, earlier, knowledge);
  const whole = parts ?? ofRules(message, rest, earlier, before, knowledge);
  const ofStory = whole.rule === 'apology' ? answerOfLastQuestion(rest, earlier, knowledge) : undefined;
  const answer = parts ?? ofStory ?? asRecognised(whole, message, before, knowledge, recognised);
  const isName = isGreeting && !ASKS.test(rest) && rest.split(' ').length <= MOST_WORDS_OF_A_NAME;
  if (isName && answer.rule === 'apology') return plain('greeting', greeting(knowledge.facts));
  const told =
    answer.rule === 'apology'
      ? withRelated(answer, relatedQuestions(asked(rest, earlier), recognised), knowledge)
      : answer;
  return greeted(told);
}

/** Of a long story the end that asks: "… so I was wondering if there is any BJJ in the evening". */
function answerOfStory(message: string, before: readonly string[], knowledge: Knowledge): Answer | undefined {
  if (!isStory(message)) return undefined;
  const lead = [...message.matchAll(LEADS_TO_QUESTION)].at(-1);
  if (!lead) return undefined;
  const told = message.slice(0, lead.index);
  const question = asked(told, before);
  if (question.topic === 'matter' || asksForCare(question)) return undefined;
  const answer = answerAlone(message.slice(lead.index + lead[0].length).trim(), [...before, told], knowledge);
  return ANSWERS.has(answer.rule) ? answer : undefined;
}
const LEADS_TO_QUESTION = new RegExp(
  String.raw`\b(?:wonder(?:ed|ing)?(?: if| whether)?` +
    String.raw`|(?:like|love|need|want|wanted|trying) to (?:know|ask|find out|check)(?: if| whether)?` +
    String.raw`|(?:tell me|let me know|please advise|know|ask|asking|sure|see)(?: if| whether)` +
    String.raw`|(?:dont|don't|do not|not) (?:know|sure)(?= (?:which|what|where|when|how)\b)` +
    String.raw`|my question is|question is)\b[\s:,]*`,
  'gi',
);

/** "My boy cant sit still lol can you handle that": what was told for fun may be what is asked about. */
function ofRules(
  message: string,
  question: string,
  earlier: readonly string[],
  before: readonly string[],
  knowledge: Knowledge,
): Answer {
  const answer = ruleAnswer(question, earlier, knowledge);
  const isAll = earlier.length === before.length || answer.rule !== 'apology';
  return isAll ? answer : ruleAnswer(withoutGreeting(message).rest, before, knowledge);
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
function partAnswer(
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  kept: Partial<Asked> = {},
): Answer {
  const answer = ruleAnswer(message, before, knowledge, kept);
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
  // "What is the firearms course, and what must I bring" is of that course.
  const style = other.style ?? one.style;
  const answers = [
    partAnswer(first, earlier, knowledge),
    partAnswer(second, [...earlier, first], knowledge, style && !HAS_CLASSES.has(style) ? { style } : {}),
  ];
  if (!answers.every(isKnown)) return undefined;
  // What both answers say is said once.
  const sentences = answers.flatMap(({ text }) => sentencesOf(text));
  return plain('live', [...new Set(sentences)].join(' '));
}
