import {
  canCloseUntil,
  closedBooksRefusal,
  closedPeriodOf,
  type ClosedPeriod,
  isInClosedBooks,
  wasVendorWithin,
} from '#libs/domain/books';

it.each([
  ['2027-01-31', '2027-01-31', true],
  ['2027-02-01', '2027-01-31', false],
  ['2026-12-31', '2027-01-31', true],
  ['2026-12-31', null, false],
])('%s is in books closed until %s: %s', (date, booksClosedUntil, expected) => {
  expect(isInClosedBooks(date, { booksClosedUntil })).toBe(expected);
});

const closed = (closedUntil: string, isVatVendor: boolean): ClosedPeriod => ({
  closedUntil,
  isVatVendor,
  vatNumber: null,
  vatBasis: 'invoices',
});
/** A vendor in February. */
const PERIODS = [closed('2027-01-31', false), closed('2027-02-28', true), closed('2027-03-31', false)];

it.each([
  ['2026-01-01', PERIODS, '2027-01-31'],
  ['2027-01-31', PERIODS, '2027-01-31'],
  ['2027-02-01', PERIODS, '2027-02-28'],
  ['2027-03-31', PERIODS, '2027-03-31'],
  ['2027-04-01', PERIODS, undefined],
  ['2026-12-31', [], undefined],
])('%s is in the period closed until %#', (date, periods, expected) => {
  expect(closedPeriodOf(date, periods)?.closedUntil).toBe(expected);
});

it.each([
  ['2026-12-01', '2027-01-31', true, false],
  ['2027-01-31', '2027-02-01', false, true],
  ['2027-02-28', '2027-03-31', false, true],
  ['2027-03-01', '2027-03-31', true, false],
  ['2027-03-01', '2027-04-01', true, true],
  ['2027-03-01', '2027-04-01', false, false],
  ['2027-01-01', '2027-12-31', false, true],
])('from %s to %s, a vendor now: %s, it was one: %s', (from, to, isVendorNow, expected) => {
  expect(wasVendorWithin({ from, to }, PERIODS, isVendorNow)).toBe(expected);
});

it.each([
  ['2027-01-31', '2027-02-01', true],
  ['2027-02-01', '2027-02-01', false],
  ['2027-02-02', '2027-02-01', false],
])('books can be closed until %s on %s: %s', (date, today, expected) => {
  expect(canCloseUntil(date, today)).toBe(expected);
});

it('says until when, and what to do', () => {
  expect(closedBooksRefusal('2027-01-31')).toMatch(
    /^The books are closed up to Sunday 31 January 2027, so .*Settings, Invoices$/,
  );
});
