import type { TrialBooking } from '#libs/contracts/generated/api';
import { TRIAL_STATUSES } from '#libs/domain/trial-booking/trial-booking';
import { consequenceWords, markedWords, mayAttend, whenWords } from './trial-words';

const trial = {
  date: '2026-12-16',
  startTime: '18:00',
  participantName: 'Lindiwe',
} as TrialBooking;

it('says when, and what was marked', () => {
  expect([whenWords(trial), markedWords(trial, 'no-show')]).toEqual([
    '16 Dec 2026, 18:00',
    'Lindiwe is marked as no-show',
  ]);
});

it('one press says that somebody came: who was expected, from the day on', () => {
  const on = (today: string) => TRIAL_STATUSES.filter((status) => mayAttend({ ...trial, status }, today));
  expect(on('2026-12-15')).toEqual([]);
  expect(on('2026-12-16')).toEqual(['new', 'confirmed', 'no-show']);
  expect(on('2026-12-17')).toEqual(['new', 'confirmed', 'no-show']);
});

it('says what a status does', () => {
  expect(consequenceWords('new', 'cancelled')).toMatch(/notified by email/);
  for (const expected of ['new', 'confirmed'] as const)
    expect(consequenceWords('cancelled', expected)).toMatch(/takes up a place again.*notified by email/);
  expect(consequenceWords('cancelled', 'attended')).toMatch(/takes up a place again.*not notified/);
  expect([consequenceWords('attended', 'cancelled'), consequenceWords('new', 'attended')]).toEqual([
    undefined,
    undefined,
  ]);
});
