import { canCloseUntil, closedBooksRefusal, isInClosedBooks } from '#libs/domain/books';

it.each([
  ['2027-01-31', '2027-01-31', true],
  ['2027-02-01', '2027-01-31', false],
  ['2026-12-31', '2027-01-31', true],
  ['2026-12-31', null, false],
])('%s is in books closed until %s: %s', (date, booksClosedUntil, expected) => {
  expect(isInClosedBooks(date, { booksClosedUntil })).toBe(expected);
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
