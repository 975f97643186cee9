import { writtenMoment } from './written-moment.js';

test.each([
  ['2026-11-21T12:05:00.000Z', '21 November 2026 at 14:05'],
  ['2026-11-21T22:30:00.000Z', '22 November 2026 at 00:30'],
  ['2027-01-31T21:59:59.999Z', '31 January 2027 at 23:59'],
  ['2027-03-01T06:00:00.000Z', '1 March 2027 at 08:00'],
])('%s is %s in Sandton', (moment, written) => {
  expect(writtenMoment(moment)).toBe(written);
  expect(writtenMoment(new Date(moment))).toBe(written);
});
