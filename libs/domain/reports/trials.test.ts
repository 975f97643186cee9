import { joinedPercent, type TrialCounts, trialParts, trialsByMonth } from './trials.js';

it('has every month of the period, and all of them together', () => {
  const march = { month: '2027-03', booked: 5, attended: 4, joined: 2 };
  const may = { month: '2027-05', booked: 1, attended: 0, joined: 0 };
  expect(trialsByMonth([may, march], ['2027-03', '2027-04', '2027-05'])).toEqual({
    months: [march, { month: '2027-04', booked: 0, attended: 0, joined: 0 }, may],
    totals: { booked: 6, attended: 4, joined: 2 },
  });
});

it.each<[TrialCounts, number | null, number[]]>([
  [{ booked: 0, attended: 0, joined: 0 }, null, [0, 0, 0]],
  [{ booked: 4, attended: 3, joined: 0 }, 0, [0, 3, 1]],
  [{ booked: 3, attended: 2, joined: 1 }, 33, [1, 1, 1]],
  [{ booked: 3, attended: 2, joined: 2 }, 67, [2, 0, 1]],
  [{ booked: 2, attended: 2, joined: 2 }, 100, [2, 0, 0]],
])('of %j %j percent joined', (counts, percent, parts) => {
  expect(joinedPercent(counts)).toBe(percent);
  expect(trialParts(counts)).toEqual(parts);
});
