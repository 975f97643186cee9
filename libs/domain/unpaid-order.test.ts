import { cancelledAt, latestDue, unpaidOrderStep } from '#libs/domain/unpaid-order';

const NOW = new Date('2026-04-16T10:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test.each([
  ['just placed', 7, 0, null, undefined],
  ['nearly half the days', 7, 3.4, null, undefined],
  ['half the days', 7, 3.5, null, 'remind'],
  ['never looked at before', 7, 400, null, 'remind'],
  ['reminded, and time is left', 7, 6.9, 3.4, undefined],
  ['reminded, and time is over', 7, 7, 3.5, 'cancel'],
  ['reminded late', 7, 400, 3.4, undefined],
  ['reminded late, half the days ago', 7, 400, 3.5, 'cancel'],
  ['one day', 1, 0.5, null, 'remind'],
  ['one day, over', 1, 1, 0.5, 'cancel'],
  ['never', 0, 400, null, undefined],
  ['never any more', 0, 400, 300, undefined],
])('%s', (_what, days, pendingDays, remindedDays, step) => {
  const order = { pendingSince: ago(pendingDays), remindedAt: remindedDays === null ? null : ago(remindedDays) };
  expect(unpaidOrderStep(order, days, NOW)).toBe(step);
});

test('what is told with the reminder is when it is cancelled', () => {
  expect(cancelledAt({ pendingSince: ago(3.5), remindedAt: NOW }, 7)).toEqual(ago(-3.5));
  expect(cancelledAt({ pendingSince: ago(40), remindedAt: NOW }, 7)).toEqual(ago(-3.5));
});

test('nothing is due of what was placed later', () => {
  expect(latestDue(7, NOW)).toEqual(ago(3.5));
});
