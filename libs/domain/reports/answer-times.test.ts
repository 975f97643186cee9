import { answersByMonth, hoursOf, waitWords } from './answer-times.js';

it('has every month of the period, and the measure of all of them as it came', () => {
  const march = { month: '2027-03', messages: 5, answered: 4, medianMinutes: 30, p90Minutes: 600 };
  const { month: _month, ...all } = march;
  const nothing = { messages: 0, answered: 0, medianMinutes: null, p90Minutes: null };
  expect(answersByMonth([march, { ...all, month: null }], ['2027-03', '2027-04'])).toEqual({
    months: [march, { month: '2027-04', ...nothing }],
    totals: all,
  });
  expect(answersByMonth([], ['2027-04'])).toEqual({ months: [{ month: '2027-04', ...nothing }], totals: nothing });
});

it.each<[number | null, number | null, string]>([
  [null, null, ''],
  [0, 0, '0 min'],
  [59, 1, '59 min'],
  [60, 1, '1 h'],
  [212, 3.5, '3.5 h'],
  [2880, 48, '48 h'],
])('%j minutes are %j hours: %s', (minutes, hours, words) => {
  expect([hoursOf(minutes), waitWords(minutes)]).toEqual([hours, words]);
});
