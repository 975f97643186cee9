import type { TrialDateView } from '#libs/contracts/generated/api';
import { classChoices, dateChoices } from './trial-choices';

const on = (classScheduleId: number, date: string, startTime: string, placesLeft: number): TrialDateView => ({
  classScheduleId,
  date,
  className: classScheduleId === 1 ? 'Krav Maga' : 'Boxing',
  startTime,
  endTime: '20:00',
  level: 'Beginner',
  instructor: null,
  placesLeft,
});
/** A Wednesday and the Monday after it. */
const DATES = [
  on(1, '2026-12-16', '18:00', 1),
  on(2, '2026-12-21', '06:00', 4),
  on(1, '2026-12-23', '18:00', 0),
  on(1, '2026-12-30', '18:00', 3),
];
const own = { classScheduleId: 1, className: 'Krav Maga', date: '2026-12-23', startTime: '18:00' };

it('offers each class once, in the order of the week', () => {
  expect(classChoices(DATES)).toEqual([
    { id: 2, name: 'Monday 06:00, Boxing (Beginner)' },
    { id: 1, name: 'Wednesday 18:00, Krav Maga (Beginner)' },
  ]);
});

it('offers the dates of a class with what is left; a full one cannot be chosen', () => {
  expect(dateChoices(DATES, 1)).toEqual([
    { id: '2026-12-16', name: '16 Dec 2026, 18:00: 1 place left', disabled: false },
    { id: '2026-12-23', name: '23 Dec 2026, 18:00: full', disabled: true },
    { id: '2026-12-30', name: '30 Dec 2026, 18:00: 3 places left', disabled: false },
  ]);
  expect(dateChoices(DATES, null)).toEqual([]);
});

it('of a booking that moves its own class and date can stay, also when they are over', () => {
  expect(dateChoices(DATES, 1, own)[1]).toEqual({
    id: '2026-12-23',
    name: '23 Dec 2026, 18:00: as booked',
    disabled: false,
  });
  const past = { ...own, classScheduleId: 7, className: 'Kali', date: '2026-11-02' };
  expect(classChoices(DATES, past)[0]).toEqual({ id: 7, name: 'Kali' });
  expect(dateChoices(DATES, 7, past)).toEqual([
    { id: '2026-11-02', name: '02 Nov 2026, 18:00: as booked', disabled: false },
  ]);
});
