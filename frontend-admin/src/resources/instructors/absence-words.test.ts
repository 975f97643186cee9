import type { InstructorAbsence } from '#libs/contracts/generated/api';
import { INSTRUCTOR_ABSENCE_RULES as RULES } from '#libs/contracts/instructor';
import { ABSENCE_FORM, absencesFrom } from './absence-words';

const good = { startDate: '2026-12-16', endDate: '2027-01-04', note: null };

it.each<[string, object, object]>([
  ['a good one', {}, {}],
  ['one day', { endDate: '2026-12-16' }, {}],
  ['nothing', { startDate: '', endDate: '' }, { startDate: RULES.startDate.required, endDate: RULES.endDate.required }],
  ['an end before the start', { endDate: '2026-12-15' }, { endDate: RULES.endDate.beforeStart }],
  [
    'no days',
    { startDate: '2026-02-30', endDate: 'x' },
    { startDate: RULES.startDate.invalid, endDate: RULES.endDate.invalid },
  ],
  ['too long', { note: 'x'.repeat(301) }, { note: RULES.note.tooLong }],
])('the form of an absence: %s', (_name, values, expected) =>
  expect(ABSENCE_FORM.validate({ ...good, ...values })).toEqual(expected),
);

it('shows whose absence it is, from today on, the earliest first', () => {
  const absence = (id: number, startDate: string, endDate: string, instructorId = 3) =>
    ({ ...good, id, instructorId, startDate, endDate, createdAt: '', updatedAt: '' }) satisfies InstructorAbsence;
  const all = [
    absence(1, '2026-12-20', '2026-12-20'),
    absence(2, '2026-12-01', '2026-12-15'),
    absence(3, '2026-12-01', '2026-12-16'),
    absence(4, '2026-12-17', '2026-12-17', 4),
  ];
  expect(absencesFrom('2026-12-16', 3, all).map(({ id }) => id)).toEqual([3, 1]);
});
