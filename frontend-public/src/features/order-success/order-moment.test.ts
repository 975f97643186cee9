import { orderMoment } from './order-moment';

test.each([
  ['2026-11-21T12:05:00.000Z', '21 November 2026', '14:05'],
  ['2026-11-21T22:30:00.000Z', '22 November 2026', '00:30'],
  ['2027-01-31T21:59:59.999Z', '31 January 2027', '23:59'],
])('%s is %s, %s in Sandton', (moment, day, time) => {
  expect(orderMoment(moment)).toContain(day);
  expect(orderMoment(moment)).toContain(time);
});
