import { answerTo, withLiveAnswer, type Answer } from '#libs/domain/chat/answer';
import {
  bookingAnswer,
  contactAnswer,
  disciplineAnswer,
  faqAnswer,
  greetingAnswer,
  locationAnswer,
} from '#libs/domain/chat/answer-rules';
import { spoken } from '#libs/domain/chat/similarity';
import { facts, knowledge } from './assistant-test-facts.js';
import { growsInProportion } from './test-growth.js';

describe('rule 1: a greeting, as a whole word at the start', () => {
  it.each(['hi', 'Hi!', 'HELLO there', ' hey, where are you?', 'Greetings', 'howdy partner', 'hi. call me'])(
    '%p greets',
    (message) => {
      expect(greetingAnswer(spoken(message), facts)).toContain('Storm Test Academy');
      expect(answerTo(message, knowledge).rule).toBe('greeting');
    },
  );
  it.each(['history', 'hiking classes', 'heyday', 'hitting pads', 'I said hi', 'oh hello', ''])(
    '%p does not',
    (message) => {
      expect(greetingAnswer(spoken(message), facts)).toBeUndefined();
    },
  );
});

describe('rule 2: how to reach the school, by a part of a word', () => {
  it.each([
    'contact',
    'What is your PHONE number?',
    'can you call me',
    'telephones',
    'your email please',
    'calling hours',
    'contacts, location and a booking',
  ])('%p', (message) => {
    for (const fact of ['+27 11 555 0100', '+27 82 555 0100', 'info@storm.test', 'Test hall, Sandton'])
      expect(contactAnswer(spoken(message), facts)).toContain(fact);
    expect(answerTo(message, knowledge).rule).toBe('contact');
  });
  it.each(['e-mail us', 'cost', ''])('%p is none of it', (message) =>
    expect(contactAnswer(spoken(message), facts)).toBeUndefined(),
  );
});

describe('rule 3: where the school is', () => {
  it.each(['Where are you?', 'elsewhere', 'LOCATION', 'what is the address', 'where can I book'])('%p', (message) => {
    expect(locationAnswer(spoken(message), facts)).toContain('Test hall, Sandton');
    expect(answerTo(message, knowledge).rule).toBe('location');
  });
  it('loses to rule 2', () => expect(answerTo('where is the phone', knowledge).rule).toBe('contact'));
});

describe('rule 4: a booking', () => {
  it.each(['book', 'Booking for two', 'I want to sign up', 'sign   up', 'registering', 'how do I join', 'your e-book'])(
    '%p points to both pages',
    (message) => {
      expect(bookingAnswer(spoken(message))).toMatch(/Free Trial page.*Membership page/);
      expect(answerTo(message, knowledge).rule).toBe('booking');
    },
  );
  it.each(['signup', 'sign in', 'trial'])('%p is none', (message) =>
    expect(bookingAnswer(spoken(message))).toBeUndefined(),
  );
});

describe('rule 5: the best question', () => {
  const one = { question: 'Which colours do belts have?', answer: 'White first.' };
  const other = { question: 'Is there parking?', answer: 'Beside the mats, free of charge.' };
  const third = { question: 'Do mats smell?', answer: 'Never: cleaned daily.' };
  it.each<[message: string, found: object | undefined, score: number]>([
    ['Which colours do belts have', one, 1],
    ['parking', other, 0.9],
    ['is there parking', other, 1],
    ['there parking', other, 0.9],
    // Two words and four (which, colours, belts, have), of which two match in both.
    ['which belts', one, 2 / 3],
    // Six words and four: 0.4 is not above the threshold. With one word less it is.
    ['which belts alpha gamma delta omega', undefined, 0],
    ['which belts alpha gamma delta', one, 4 / 9],
    // Only the answer has the word: 0.45. Of three characters it would not count.
    ['charge', other, 0.45],
    ['mat', third, 0.9],
    ['free', other, 0.45],
    ['per', undefined, 0],
    // Parts of words count.
    ['clean', third, 0.45],
    ['nothing of it', undefined, 0],
    ['', undefined, 0],
  ])('%p', (message, found, score) => {
    const match = faqAnswer(spoken(message), [one, other, third]);
    expect(match?.question).toBe(found);
    expect(match?.score ?? 0).toBeCloseTo(score, 10);
  });

  it('of two that match equally the one that shares more letters of words is taken, then the earlier', () => {
    const first = { question: 'Alpha?', answer: 'Towels are here.' };
    const second = { question: 'Beta?', answer: 'Towels and lockers are here.' };
    expect(faqAnswer(spoken('towels'), [first, second])?.question).toBe(first);
    expect(faqAnswer(spoken('towels'), [second, first])?.question).toBe(second);
    expect(faqAnswer(spoken('towels lockers'), [first, second])?.question).toBe(second);
  });

  it('a likeness above 0.45 wins over a word in an answer', () => {
    const alike = { question: 'Which towels exist here?', answer: 'Blue ones.' };
    const inAnswer = { question: 'What else?', answer: 'Towels exist.' };
    expect(faqAnswer(spoken('which towels exist'), [inAnswer, alike])?.question).toBe(alike);
  });

  it('loses to the rules before it', () => {
    const question = { question: 'Where can I book a call?', answer: 'Here.' };
    expect(answerTo('Where can I book a call?', { facts, questions: [question] }).rule).toBe('contact');
  });
});

describe('rule 6: a discipline', () => {
  it.each([
    ['krav?', 'Krav Maga'],
    ['any BJJ', 'Street Brazilian Jiu-Jitsu'],
    ['Jiu-Jitsu', 'Street Brazilian Jiu-Jitsu'],
    ['kickboxing', 'boxing'],
    ['kali', 'Filipino knife and stick fighting'],
    ['firearms', 'tactical firearms training'],
    ['kiddies', 'kids classes'],
  ])('%p: we offer %s', (message, discipline) => {
    expect(disciplineAnswer(spoken(message))).toContain(`we offer ${discipline}.`);
    expect(answerTo(message, { facts, questions: [] })).toMatchObject({ rule: 'discipline', isVague: true });
  });
  it.each(['yoga', 'zumba', ''])('%p is none of ours', (message) =>
    expect(disciplineAnswer(spoken(message))).toBeUndefined(),
  );
  it('loses to a question that matches', () => expect(answerTo('What is Krav Maga?', knowledge).rule).toBe('faq'));
});

it('rule 7: an apology that says how to reach a person', () => {
  const answer = answerTo('qwertz', knowledge);
  expect(answer.rule).toBe('apology');
  for (const fact of ['+27 11 555 0100', '+27 82 555 0100', 'info@storm.test']) expect(answer.text).toContain(fact);
});

it('until the questions are loaded it says so, to everything', () => {
  for (const message of ['hi', 'call me', 'qwertz'])
    expect(answerTo(message, { facts, questions: undefined })).toMatchObject({ rule: 'loading', isVague: false });
});

describe('what live data adds', () => {
  const answer = (rule: Answer['rule'], isVague: boolean): Answer => ({ rule, isVague, text: 'By the rules.' });
  it.each<[Answer, string | undefined, string]>([
    [answer('apology', true), 'Live.', 'Live.'],
    [answer('discipline', true), 'Live.', 'By the rules.\n\nLive.'],
    [answer('faq', true), 'Live.', 'By the rules.\n\nLive.'],
    [answer('faq', false), 'Live.', 'By the rules.'],
    [answer('greeting', false), 'Live.', 'By the rules.'],
    [answer('apology', true), undefined, 'By the rules.'],
  ])('%p and %p: %p', (given, live, text) => expect(withLiveAnswer(given, live)).toEqual({ ...given, text }));
});

it.each(['a', 'a ', 'ab cd ', '@', 'krav ', '?', 'é', 'what is the ', '\u0301', '\n', 'hi', "'"])(
  'a long message of %p costs time in proportion to its length',
  (part) => {
    expect(growsInProportion(part, performance, (message) => answerTo(message, knowledge))).toBe(true);
  },
);
