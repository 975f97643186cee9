import { orderMoment } from './order-moment';

describe('orderMoment', () => {
  it.each([
    ['2026-11-21T06:12:00.000Z', '21 Nov 2026, 08:12'],
    ['2026-12-31T22:30:00.000Z', '01 Jan 2027, 00:30'],
  ])('%s was %s at the school', (moment, words) => expect(orderMoment(moment).replace(/^(\d) /, '0$1 ')).toBe(words));
});
