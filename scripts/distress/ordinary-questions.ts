// The assistant's own sets of questions, of which two classifiers learn.
import { questionsOf } from '#libs/domain/chat/questions/asked-questions';
import { followedQuestions } from '#libs/domain/chat/questions/followed-questions';
import { followUps } from '#libs/domain/chat/questions/follow-ups';
import { laterQuestions } from '#libs/domain/chat/questions/later-questions';
import { moneyQuestions } from '#libs/domain/chat/questions/money-questions';
import { offerQuestions } from '#libs/domain/chat/questions/offer-questions';
import { placeQuestions } from '#libs/domain/chat/questions/place-questions';
import { plainQuestions } from '#libs/domain/chat/questions/plain-questions';
import { practicalQuestions } from '#libs/domain/chat/questions/practical-questions';
import { shopQuestions } from '#libs/domain/chat/questions/shop-questions';
import { spokenQuestions } from '#libs/domain/chat/questions/spoken-questions';
import { strangerQuestions } from '#libs/domain/chat/questions/stranger-questions';
import { timeQuestions } from '#libs/domain/chat/questions/time-questions';
import { unseenQuestions } from '#libs/domain/chat/questions/unseen-questions';
import { usualQuestions } from '#libs/domain/chat/questions/usual-questions';
import { visitorQuestions } from '#libs/domain/chat/questions/visitor-questions';
import { writtenQuestions } from '#libs/domain/chat/questions/written-questions';

const SETS = [
  followedQuestions,
  followUps,
  laterQuestions,
  moneyQuestions,
  offerQuestions,
  placeQuestions,
  practicalQuestions,
  shopQuestions,
  spokenQuestions,
  strangerQuestions,
  timeQuestions,
  visitorQuestions,
  writtenQuestions,
];

/** What visitors ask who are in no distress: those that unseen-ordinary.txt repeats are not among them. */
export function ordinaryQuestions(): string[] {
  return [...SETS, unseenQuestions].flatMap(questionsOf).map(({ said }) => said.at(-1)!);
}

/** Those that no school answers. The set that tells how the assistant does on what is new to it is not among them. */
export function unansweredQuestions(): string[] {
  return [...SETS, plainQuestions, usualQuestions]
    .flatMap(questionsOf)
    .filter(({ said, expected }) => expected === 'unknown' && said.length === 1)
    .map(({ said }) => said[0]!);
}
