import { dueAsBefore, PAYMENT_TERMS, paymentDueDate, paymentTermsDays } from '#libs/domain/payment-terms';

test.each([
  ['Net 7', 7],
  ['Net 15', 15],
  ['Net 30', 30],
  ['Net 60', 60],
  ['Net 90', 90],
  ['net90', 90],
  ['60 days after delivery', 60],
  ['COD', 0],
  ['COD (Cash on Delivery)', 0],
  ['prepaid', 0],
  ['Prepaid', 0],
  ['', 30],
  [null, 30],
  [undefined, 30],
  ['as agreed', 30],
  ['Net 17', 30],
  ['Net 700', 30],
  ['Codex', 30],
])('%p gives %i days', (terms, days) => expect(paymentTermsDays(terms)).toBe(days));

test('every term a client can have is known', () => {
  expect(PAYMENT_TERMS.map((terms) => paymentTermsDays(terms))).toEqual([7, 15, 30, 60, 90, 0, 0]);
});

test.each([
  ['Net 7', { year: 2026, month: 11, day: 18 }, '2026-11-25'],
  ['Net 15', { year: 2026, month: 11, day: 18 }, '2026-12-03'],
  ['Net 30', { year: 2026, month: 12, day: 5 }, '2027-01-04'],
  ['Net 60', { year: 2028, month: 1, day: 1 }, '2028-03-01'], // over a leap day
  ['Net 90', { year: 2027, month: 1, day: 1 }, '2027-04-01'],
  ['COD', { year: 2026, month: 11, day: 18 }, '2026-11-18'],
  ['Prepaid', { year: 2026, month: 1, day: 9 }, '2026-01-09'],
  [undefined, { year: 2026, month: 11, day: 18 }, '2026-12-18'],
])('%p from %j is due on %s', (terms, today, due) => expect(paymentDueDate(terms, today)).toBe(due));

test.each([
  ['2026-11-18', '2026-11-25', '2027-03-08'],
  ['2026-11-18', '2026-11-18', '2027-03-01'],
  ['2026-11-18', '2026-11-01', '2027-03-01'],
  ['2027-02-20', '2027-03-22', '2027-03-31'],
  ['2026-11-18', '9999-12-31', '9999-12-31'],
])('of one of %s due on %s, one of 1 March 2027 is due on %s', (issueDate, dueDate, due) =>
  expect(dueAsBefore({ issueDate, dueDate }, { year: 2027, month: 3, day: 1 })).toBe(due),
);
