import { calendarDateOf, isCalendarDate } from './calendar-date.js';

it.each<[string, string | undefined]>([
  ['2027-04-16', '2027-04-16'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2027-04-31', undefined],
  ['2027-13-01', undefined],
  ['2027-00-10', undefined],
  ['2027-04-00', undefined],
  ['1899-12-31', undefined],
  ['0000-01-01', undefined],
  ['9999-12-31', '9999-12-31'],
  ['10000-01-01', undefined],
  ['2027-4-16', undefined],
  ['16 April 2027', undefined],
  ['2027-04-16 ', undefined],
  ['', undefined],
  ['2027-04-16T00:00:00.000Z', '2027-04-16'],
  ['2027-04-15T22:00:00.000Z', '2027-04-16'], // midnight in Sandton
  ['2027-04-15T21:59:59.999Z', '2027-04-15'],
  ['2027-12-31T22:30Z', '2028-01-01'],
  ['2027-04-16T23:00:00-05:00', '2027-04-17'],
  ['2027-04-16T23:59', '2027-04-16'],
  ['2027-04-16T25:00:00Z', undefined],
  ['2027-04-16T25:00', undefined],
  ['2027-02-30T10:00:00Z', undefined],
  ['9999-12-31T23:00:00Z', undefined],
  ['2027-04-16T', undefined],
])('%j is %p', (text, date) => {
  expect(calendarDateOf(text)).toBe(date);
});

it('a day is a text that needs no reading', () => {
  expect(['2027-04-16', '2027-04-16T00:00:00Z', '2027-02-29'].map(isCalendarDate)).toEqual([true, false, false]);
});
