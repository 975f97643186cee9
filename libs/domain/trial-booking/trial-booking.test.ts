import type { CalendarDay, DatedClass } from '#libs/domain/schedule/class-dates';
import {
  calendarNote,
  holdsPlace,
  isAwaited,
  isMovable,
  TRIAL_STATUSES,
  trialNews,
} from '#libs/domain/trial-booking/trial-booking';

it('who is expected, who holds a place, who may still move', () => {
  expect(TRIAL_STATUSES.filter(isAwaited)).toEqual(['new', 'confirmed']);
  expect(TRIAL_STATUSES.filter(holdsPlace)).toEqual(['new', 'confirmed', 'attended', 'no-show', 'joined']);
  expect(TRIAL_STATUSES.filter(isMovable)).toEqual(['new', 'confirmed', 'cancelled']);
});

describe('what the calendar says of a booked class', () => {
  const krav: DatedClass = {
    classScheduleId: 1,
    className: 'Krav Maga',
    startTime: '18:00',
    endTime: '19:30',
    level: 'Beginner',
    instructor: null,
    status: 'on',
    note: null,
  };
  const later: DatedClass = { ...krav, startTime: '19:00', endTime: '20:30', status: 'changed' };
  const day = (classes: DatedClass[], isClosed = false): CalendarDay => ({
    date: '2030-07-10',
    isClosed,
    name: null,
    classes,
  });
  it.each([
    ['as booked', day([krav]), { kind: 'none' }],
    ['another instructor', day([{ ...krav, status: 'changed', instructor: 'Coach Dube' }]), { kind: 'none' }],
    ['another time', day([later]), { kind: 'changed', now: later }],
    ['cancelled', day([{ ...krav, status: 'cancelled' }]), { kind: 'off' }],
    ['closed', day([], true), { kind: 'off' }],
    ['moved to another day of the week', day([{ ...krav, classScheduleId: 2 }]), { kind: 'off' }],
  ])('%s', (_what, on, news) => {
    expect(trialNews({ classScheduleId: 1, startTime: '18:00', endTime: '19:30' }, on)).toEqual(news);
  });

  it('of a class that was deleted: it is off', () => {
    expect(trialNews({ classScheduleId: null, startTime: '18:00', endTime: '19:30' }, day([krav]))).toEqual({
      kind: 'off',
    });
  });

  const noted: DatedClass = { ...krav, status: 'changed', note: 'In the small hall' };
  const ill: DatedClass = { ...krav, status: 'cancelled', note: 'The coach is ill' };
  const closed: CalendarDay = { ...day([], true), name: 'New mats' };
  it.each<[string, CalendarDay, isOn: boolean, string | null]>([
    ['the note of a class that takes place', day([noted]), true, 'In the small hall'],
    ['not that of the class of somebody who alone was cancelled', day([noted]), false, null],
    ['why a class is cancelled', day([ill]), false, 'The coach is ill'],
    ['not why it is, to somebody who is told that it is on', day([ill]), true, null],
    ['why the school is closed', closed, false, 'Closed: New mats'],
    ['nothing of a class as planned', day([krav]), true, null],
    ['nothing of a class that is gone', day([]), false, null],
  ])('a mail tells %s', (_what, on, isOn, note) => {
    expect(calendarNote({ classScheduleId: 1, startTime: '18:00', endTime: '19:30' }, on, isOn)).toBe(note);
  });
});
