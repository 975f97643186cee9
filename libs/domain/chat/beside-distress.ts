// What is said to who may be in danger, and after it: help before anything else, and what is clearly asked besides.
import { asked } from '#libs/domain/chat/asked';
import { calmAnswer, uncertainAnswer } from '#libs/domain/chat/distress-answer';
import type { Recognised } from '#libs/domain/chat/intent-score';
import { UNKNOWN } from '#libs/domain/chat/intents';
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { asRecognised, SURE } from '#libs/domain/chat/recognised-answer';
import { type Answer, plain, ruleAnswer } from '#libs/domain/chat/rule-answer';

/** Numbers that help, and what is surely asked besides, if that sells nothing. */
export function perhapsDistress(message: string, before: readonly string[], knowledge: Knowledge): Answer {
  const { school } = knowledge.facts;
  const recognised = knowledge.questions ? (knowledge.recognise?.(message, before) ?? []) : [];
  const [best] = recognised;
  const isAsked = best !== undefined && best.probability >= SURE && SELLS_NOTHING.has(best.intent);
  const asking = isAsked
    ? asRecognised(ruleAnswer(message, before, knowledge), message, before, knowledge, recognised)
    : undefined;
  const answer = asking && ANSWERS.has(asking.rule) ? asking.text : undefined;
  return plain('distress', uncertainAnswer(message, school, answer));
}

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
  const recognised = knowledge.questions ? (knowledge.recognise?.(message, earlier) ?? []) : [];
  const [best] = recognised;
  const isAsked = best !== undefined && best.probability >= SURE && !IS_FOR_PEOPLE.has(best.intent);
  const answer = isAsked ? asRecognised(byRules, message, earlier, knowledge, recognised) : byRules;
  return isAsked && ANSWERS.has(answer.rule)
    ? answer
    : plain('distress', calmAnswer(alarms.join(' '), knowledge.facts.school));
}

/** Whom to talk to the calm words say, and what to do against an attacker no chat does. */
const IS_FOR_PEOPLE: ReadonlySet<Recognised['intent']> = new Set([UNKNOWN, 'contact', 'techniques', 'sparring']);

/** These tell what is asked. */
export const ANSWERS: ReadonlySet<Answer['rule']> = new Set(['live', 'school', 'faq', 'not-offered']);
