// What is said to who may be in danger, and after it: help before anything else, and what is clearly asked besides.
import { asked } from '#libs/domain/chat/asked';
import { calmAnswer, uncertainAnswer } from '#libs/domain/chat/distress-answer';
import type { Recognised } from '#libs/domain/chat/intent-score';
import { UNKNOWN } from '#libs/domain/chat/intents';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { asRecognised, SURE } from '#libs/domain/chat/recognised-answer';
import { type Answer, plain, ruleAnswer } from '#libs/domain/chat/rule-answer';
import { isStory } from '#libs/domain/chat/understood';

/**
 * Numbers that help, and what is surely asked besides, if that sells nothing.
 * @param recognised of the message, after those before it
 */
export function perhapsDistress(
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  recognised: readonly Recognised[],
): Answer {
  const byRules = ruleAnswer(message, before, knowledge);
  const isOrdinary = (recognised[0]?.probability ?? 0) >= (isStory(message) ? BEYOND_DOUBT_OF_STORY : BEYOND_DOUBT);
  const mayBeAnswered = (intent: Recognised['intent']) =>
    isOrdinary ? !IS_FOR_PEOPLE.has(intent) : SELLS_NOTHING.has(intent);
  const answer = answerIfSure(byRules, message, before, knowledge, recognised, mayBeAnswered);
  if (answer && isOrdinary) return answer;
  return plain('distress', uncertainAnswer(message, knowledge.facts.school, answer?.text));
}

/** Of 17 unseen messages of distress that could be of none not one looked like an ordinary question from 0.7 on. */
const BEYOND_DOUBT = 0.97;
/** A story says more than a cry of five words. */
const BEYOND_DOUBT_OF_STORY = 0.85;

const SELLS_NOTHING: ReadonlySet<Recognised['intent']> = new Set([
  'freeze-membership',
  'cancel-membership',
  'missed-classes',
  'move-trial',
  'kids-by-age',
  'next-class',
  'timetable',
  'location',
  'health',
  'accessibility',
  'coaches',
  'sparring',
  'watching',
  'parking',
  'getting-here',
  'order-status',
  'returns',
  'login',
]);

/**
 * Who has just told of danger gets what they clearly ask for, and else calm words: no small talk, and no guess.
 * @param alarms those before it that told of the danger
 */
export function afterDistress(
  message: string,
  before: readonly string[],
  alarms: readonly string[],
  knowledge: Knowledge,
): Answer {
  const earlier = before.filter((one) => !alarms.includes(one));
  const byRules = ruleAnswer(message, earlier, knowledge);
  if (ANSWERS.has(byRules.rule) && asked(message, earlier).topic !== undefined) return byRules;
  const recognised = knowledge.recognise?.(message, earlier) ?? [];
  const mayBeAnswered = (intent: Recognised['intent']) => !IS_FOR_PEOPLE.has(intent);
  // "I have two small kids" goes on with the story.
  const answer = TELLS.test(message)
    ? undefined
    : answerIfSure(byRules, message, earlier, knowledge, recognised, mayBeAnswered);
  return answer ?? plain('distress', calmAnswer(alarms.join(' '), knowledge.facts.school));
}

const TELLS =
  /^(and |but |ok )?(i|we|he|she|they) (have|has|had|am|are|is|was|were|just|still|never|always|said|says)\b(?!.*\?)/i;

/** Whom to talk to the calm words say, and what to do against an attacker no chat does. */
const IS_FOR_PEOPLE: ReadonlySet<Recognised['intent']> = new Set([UNKNOWN, 'contact', 'techniques', 'sparring']);

/** These tell what is asked. */
export const ANSWERS: ReadonlySet<Answer['rule']> = new Set(['live', 'coach', 'school', 'faq', 'not-offered']);

/** To what is surely asked, and may be answered to who writes that. */
function answerIfSure(
  byRules: Answer,
  message: string,
  before: readonly string[],
  knowledge: Knowledge,
  recognised: readonly Recognised[],
  mayBeAnswered: (intent: Recognised['intent']) => boolean,
): Answer | undefined {
  const [best] = recognised;
  if (!knowledge.questions || !best || best.probability < SURE || !mayBeAnswered(best.intent)) return undefined;
  const answer = asRecognised(byRules, message, before, knowledge, recognised);
  return ANSWERS.has(answer.rule) ? answer : undefined;
}
