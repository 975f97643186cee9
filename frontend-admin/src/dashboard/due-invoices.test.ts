import { invoiceDate, lateness } from './due-invoices';

const today = { year: 2026, month: 11, day: 21 };

describe('lateness', () => {
  it.each([
    ['2026-11-15', '6 days late'],
    ['2026-11-20', '1 day late'],
    ['2026-11-15T00:00:00.000Z', '6 days late'],
    ['2025-12-31', '325 days late'],
    ['2026-11-21', 'due today'],
  ])('%s', (dueDate, says) => expect(lateness(dueDate, today)).toBe(says));
});

describe('invoiceDate', () => {
  it.each([
    ['2026-11-15', '15/11/2026'],
    ['2026-01-02T00:00:00.000Z', '02/01/2026'],
  ])('%s', (dueDate, shown) => expect(invoiceDate(dueDate)).toBe(shown));
});
