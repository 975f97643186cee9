import { ageing, ageOf, daysLate } from './ageing.js';

const TODAY = { year: 2027, month: 4, day: 16 };

it.each([
  ['2027-04-17', 0],
  ['2027-04-16', 0],
  ['2027-04-15', 1],
  ['2027-03-16', 31],
  ['2026-04-16', 365],
])('due %s is %i days late on 16 April 2027', (dueDate, days) => {
  expect(daysLate(dueDate, TODAY)).toBe(days);
});

it.each([
  [0, 'current'],
  [1, 'days30'],
  [30, 'days30'],
  [31, 'days60'],
  [60, 'days60'],
  [61, 'days90'],
  [90, 'days90'],
  [91, 'over90'],
])('%i days: %s', (days, age) => {
  expect(ageOf(days)).toBe(age);
});

it('adds up what is owed of each age', () => {
  expect(
    ageing(
      [
        { dueDate: '2027-05-01', outstandingAmount: 100 },
        { dueDate: '2027-04-16', outstandingAmount: 10 },
        { dueDate: '2027-03-01', outstandingAmount: 7 },
        { dueDate: '2020-01-01', outstandingAmount: -3 },
      ],
      TODAY,
    ),
  ).toEqual({ current: 110, days30: 0, days60: 7, days90: 0, over90: -3 });
});
