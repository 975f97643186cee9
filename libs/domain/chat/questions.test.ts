import { distressOf, isDistress } from '#libs/domain/chat/distress';
import { blindQuestions } from '#libs/domain/chat/questions/blind-questions';
import { questionsOf } from '#libs/domain/chat/questions/asked-questions';
import { followUps } from '#libs/domain/chat/questions/follow-ups';
import { followedQuestions } from '#libs/domain/chat/questions/followed-questions';
import { laterQuestions } from '#libs/domain/chat/questions/later-questions';
import { judged, type Judged } from '#libs/domain/chat/questions/judged';
import { moneyQuestions } from '#libs/domain/chat/questions/money-questions';
import { newcomerQuestions } from '#libs/domain/chat/questions/newcomer-questions';
import { offerQuestions } from '#libs/domain/chat/questions/offer-questions';
import { placeQuestions } from '#libs/domain/chat/questions/place-questions';
import { plainQuestions } from '#libs/domain/chat/questions/plain-questions';
import { practicalQuestions } from '#libs/domain/chat/questions/practical-questions';
import { shopQuestions } from '#libs/domain/chat/questions/shop-questions';
import { eighteenthQuestions } from '#libs/domain/chat/questions/eighteenth-questions';
import { sixteenthQuestions } from '#libs/domain/chat/questions/sixteenth-questions';
import { spokenQuestions } from '#libs/domain/chat/questions/spoken-questions';
import { strangerQuestions } from '#libs/domain/chat/questions/stranger-questions';
import { thirteenthQuestions } from '#libs/domain/chat/questions/thirteenth-questions';
import { twentyThirdQuestions } from '#libs/domain/chat/questions/twenty-third-questions';
import { twentyFourthQuestions } from '#libs/domain/chat/questions/twenty-fourth-questions';
import { twentyFifthQuestions } from '#libs/domain/chat/questions/twenty-fifth-questions';
import { typedQuestions } from '#libs/domain/chat/questions/typed-questions';
import { unseenQuestions } from '#libs/domain/chat/questions/unseen-questions';
import { usualQuestions } from '#libs/domain/chat/questions/usual-questions';
import { visitorQuestions } from '#libs/domain/chat/questions/visitor-questions';
import { writtenQuestions } from '#libs/domain/chat/questions/written-questions';
import { timeQuestions } from '#libs/domain/chat/questions/time-questions';
import { knowledge } from './assistant-test-facts.js';

const share = (answers: readonly Judged[], is: Judged['is']) =>
  answers.filter((answer) => answer.is === is).length / answers.length;
const asked = judged([timeQuestions, moneyQuestions, placeQuestions, offerQuestions, shopQuestions], knowledge);
const heard = judged([writtenQuestions, spokenQuestions, laterQuestions, followedQuestions], knowledge);
const unseen = judged([unseenQuestions], knowledge);
const strangers = judged([strangerQuestions], knowledge);
const practical = judged([practicalQuestions], knowledge);
const visitors = judged([visitorQuestions], knowledge);
const plain = judged([plainQuestions], knowledge);
const usual = judged([usualQuestions], knowledge);
const typed = judged([typedQuestions], knowledge);
const blind = judged([blindQuestions], knowledge);
const newcomers = judged([newcomerQuestions], knowledge);
const thirteenth = judged([thirteenthQuestions], knowledge);
const sixteenth = judged([sixteenthQuestions], knowledge);
const eighteenth = judged([eighteenthQuestions], knowledge);
const twentyThird = judged([twentyThirdQuestions], knowledge);
const twentyFourth = judged([twentyFourthQuestions], knowledge);
const twentyFifth = judged([twentyFifthQuestions], knowledge);
const held = asked.filter(({ isHeldOut }) => isHeldOut);

it('there are enough questions to tell', () => {
  expect(asked.length).toBeGreaterThanOrEqual(500);
  expect(held.length).toBeGreaterThanOrEqual(150);
});

it.each([
  ['all', asked, 0.97, 0.01],
  ['the held-out', held, 0.96, 0.025],
  ['the first and later', heard, 0.96, 0.033],
  ['the unseen', unseen, 0.92, 0.05],
  ['the strangers’', strangers, 1, 0],
  ['the practical', practical, 0.989, 0.011],
  ['the visitors’', visitors, 0.993, 0.007],
  ['the plain', plain, 0.99, 0.01],
  ['the usual', usual, 0.976, 0.018],
  ['the typed', typed, 0.96, 0.03],
  ['the blind', blind, 0.7, 0.05],
  ['the newcomers’', newcomers, 0.97, 0.03],
  ['the thirteenth', thirteenth, 0.955, 0.033],
  ['the sixteenth', sixteenth, 1, 0],
  ['the eighteenth', eighteenth, 0.97, 0.015],
  ['the twenty-third', twentyThird, 1, 0],
  ['the twenty-fourth', twentyFourth, 1, 0],
  ['the twenty-fifth', twentyFifth, 1, 0],
] as const)(
  'of %s questions nearly all are answered usefully and next to none wrongly',
  (_which, answers, useful, wrong) => {
    expect(share(answers, 'useful')).toBeGreaterThanOrEqual(useful);
    expect(share(answers, 'wrong')).toBeLessThanOrEqual(wrong);
  },
);

it('follow-ups are answered in their context', () => {
  const answers = judged([followUps], knowledge);
  expect(answers.length).toBeGreaterThanOrEqual(40);
  expect(answers.filter(({ is }) => is !== 'useful').map((answer) => answer.asked)).toEqual([]);
});

/** As it is hinted at in the site's chat, by three strangers; of the last alone the like was learned. */
const HINTS = [
  'he said if i leave he will find me',
  'my husband doesnt know im typing this',
  'i dont go home till he is asleep anymore',
  'my stepdad comes into my room at night',
  'sometimes i think everyone wud be better off without me',
  'theres a guy that keeps waiting by my car after work',
  'my ex keeps showing up at my flat even tho i told him no',
  'he takes my phone and checks who i talk to, and last week he pushed me down the stairs',
  'i just want it to stop, im so tired of living like this',
  'something happened to me at a party and i dont know who to tell',
  'my boyfriend gets so angry i never know what he will do',
  'hy slaan my as hy drink',
  'they broke in last night and i cant sleep im shaking',
  'uyangishaya umyeni wami',
  'sometimes i think my kids would be better off without me',
  'my uncle touches me and my mom doesnt believe me',
  'my friend has bruises all over and she says she fell',
  'i keep a bag packed by the door in case',
  'he put his hands around my neck on sunday and said sorry after',
  'do you have something for girls who were attacked? its for me',
];

it('who hints at danger gets help, and nobody who only asks', () => {
  expect(HINTS.filter((message) => !isDistress(message))).toEqual([]);
  const typedLast = [typedQuestions, blindQuestions, newcomerQuestions, thirteenthQuestions]
    .flatMap(questionsOf)
    .map(({ said }) => said.at(-1)!);
  expect(typedLast.filter((message) => distressOf(message) === 'clear')).toEqual([]);
  expect(typedLast.filter(isDistress).length / typedLast.length).toBeLessThanOrEqual(0.01);
});
