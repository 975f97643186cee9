import { nextClassAnswer, priceAnswer, stockAnswer } from '#libs/domain/chat/live-answers';
import { liveQuestion } from '#libs/domain/chat/live-question';
import { type Weekday, weekdayIndex } from '#libs/domain/schedule/weekdays';
import { classDates, type WeeklyClass } from '#libs/domain/schedule/class-dates';
import type { SchoolClock } from '#libs/domain/schedule/school-clock';

it.each<[message: string, asked: object | undefined]>([
  ['when is the next boxing class', { about: 'next-class', discipline: 'boxing' }],
  ['BJJ tonight?', { about: 'next-class', discipline: 'bjj' }],
  ['wanneer is die volgende klas', { about: 'next-class', discipline: 'any' }],
  ['what time is training', { about: 'next-class', discipline: 'any' }],
  ['next week is my birthday', undefined],
  ['what does standard cost', { about: 'price' }],
  ['hoeveel kos die gi', { about: 'price' }],
  ['is the gi in stock', { about: 'stock' }],
  ['do you have shin guards', { about: 'stock' }],
  ['what is krav maga', undefined],
  ['', undefined],
])('%p asks for %j', (message, asked) => expect(liveQuestion(message)).toEqual(asked));

const NOTHING = { startTime: null, endTime: null, instructor: null, note: null };
let lessons = 0;
const lesson = (day: Weekday, startTime: string, endTime: string, className: string): WeeklyClass => ({
  id: (lessons += 1),
  day,
  startTime,
  endTime,
  className,
  level: 'Beginner',
  instructor: null,
});
const classes = [
  lesson('Monday', '18:00', '19:00', 'Krav Maga'),
  lesson('Wednesday', '18:30', '19:30', 'Boxing for Fitness'),
  lesson('Thursday', '06:00', '07:00', 'Boxing Fundamentals'),
  lesson('Saturday', '10:00', '11:30', 'Krav Maga / BJJ / FMA'),
];
/** From a Monday on; the second week is closed. */
const days = classDates('2026-11-23', '2027-01-03', {
  classes,
  closures: [{ id: 1, startDate: '2026-11-30', endDate: '2026-12-06', name: 'Break', isClosed: true }],
  holidays: [],
  exceptions: [{ ...NOTHING, classScheduleId: 3, date: '2026-11-26', kind: 'cancelled' }],
});
const at = (weekday: SchoolClock['weekday'], hour: number): SchoolClock => ({
  weekday,
  minutes: hour * 60,
  date: { year: 2026, month: 11, day: 23 + weekdayIndex(weekday) },
});

it.each<[kind: Parameters<typeof nextClassAnswer>[0], now: SchoolClock, words: string | undefined]>([
  ['boxing', at('Monday', 9), 'The next one is Boxing for Fitness, Wednesday 18:30-19:30 (Beginner).'],
  ['boxing', at('Wednesday', 9), 'The next one is Boxing for Fitness, today 18:30-19:30'],
  ['boxing', at('Wednesday', 20), 'The next one is Boxing for Fitness, Wednesday 9 Dec 18:30-19:30'],
  ['bjj', at('Friday', 9), 'The next one is Krav Maga / BJJ / FMA, tomorrow 10:00-11:30'],
  ['bjj', at('Monday', 9), 'The next one is Krav Maga / BJJ / FMA, Saturday 10:00'],
  ['any', at('Sunday', 9), 'The next class is Krav Maga, Monday 7 Dec 18:00-19:00'],
  ['any', at('Monday', 19), 'The next class is Boxing for Fitness, Wednesday'],
  ['kids', at('Monday', 9), undefined],
])('the next of %s at %j', (kind, now, words) => {
  const answer = nextClassAnswer(kind, days, now);
  if (words === undefined) expect(answer).toBeUndefined();
  else expect(answer).toContain(words);
});

it.each<[message: string, sentences: string | undefined]>([
  ['what does STANDARD cost', 'S is 2.'],
  ['basic or standard or premium?', 'B is 1. S is 2.'],
  ['what does a boat cost', undefined],
])('%p costs %p', (message, sentences) => {
  const facts = [
    { keywords: ['basic'], sentence: 'B is 1.' },
    { keywords: ['standard'], sentence: 'S is 2.' },
    { keywords: ['premium'], sentence: 'P is 3.' },
  ];
  expect(priceAnswer(message, facts)).toBe(sentences);
});

const product = (name: string, stock: number, availableSizes: string[] = []) => ({
  name,
  category: 'Gear',
  stock,
  hasVariableSizes: availableSizes.length > 0,
  availableSizes,
});
const shop = [
  product('Training Gi', 3, ['S', 'M']),
  product('Shin Guards', 0),
  product('Mouth Guard', 31),
  product('Head Guard', 2),
  product('Training Shirt', 9),
];

it.each<[message: string, words: string | undefined]>([
  ['is the gi in stock', 'Training Gi: in stock (S, M), 3 left. See the Shop page.'],
  ['any shin guard left?', 'Shin Guards: out of stock at the moment. See the Shop page.'],
  ['do you sell guards', 'Shin Guards: out of stock at the moment. Mouth Guard: in stock, 31 left. See the Shop page.'],
  ['do you have training', undefined],
  ['giraffe', undefined],
  ['', undefined],
])('%p in stock: %p', (message, words) => expect(stockAnswer(message, shop)).toBe(words));
