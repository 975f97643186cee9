import {
  dueDateAfter,
  dueDates,
  firstDueDate,
  nextDateAfterChange,
  nextDueDate,
  type Recurrence,
  type Schedule,
} from '#libs/domain/recurring-invoice';

const onThe = (dayOfMonth: number, rest: Partial<Recurrence> = {}): Recurrence => ({
  dayOfMonth,
  startDate: '2026-01-01',
  until: null,
  ...rest,
});

test.each<[string, Recurrence, string, string | null]>([
  ['the day itself', onThe(15), '2026-11-15', '2026-11-15'],
  ['the day before', onThe(15), '2026-11-14', '2026-11-15'],
  ['the day after', onThe(15), '2026-11-16', '2026-12-15'],
  ['over the year', onThe(1), '2026-12-02', '2027-01-01'],
  ['the 31st in November', onThe(31), '2026-11-01', '2026-11-30'],
  ['the 31st, on the 30th of November', onThe(31), '2026-11-30', '2026-11-30'],
  ['the 31st in December', onThe(31), '2026-12-01', '2026-12-31'],
  ['the 30th in February', onThe(30), '2027-02-01', '2027-02-28'],
  ['the 29th in February', onThe(29), '2027-02-01', '2027-02-28'],
  ['the 29th in a leap year', onThe(29), '2028-02-01', '2028-02-29'],
  ['the 31st in a leap year', onThe(31), '2028-02-01', '2028-02-29'],
  ['the 29th in 2100, which is none', onThe(29), '2100-02-01', '2100-02-28'],
  ['a start after the day', onThe(1, { startDate: '2026-11-02' }), '2026-11-01', '2026-12-01'],
  ['a start on the day', onThe(1, { startDate: '2026-12-01' }), '2026-11-26', '2026-12-01'],
  ['a start that is far off', onThe(10, { startDate: '2028-03-11' }), '2026-11-26', '2028-04-10'],
  ['the last day, included', onThe(15, { until: '2026-11-15' }), '2026-11-01', '2026-11-15'],
  ['the last day, passed', onThe(15, { until: '2026-11-14' }), '2026-11-01', null],
  ['the last day in a month without the day', onThe(31, { until: '2026-11-30' }), '2026-11-01', '2026-11-30'],
  ['a start after the last day', onThe(1, { startDate: '2027-05-01', until: '2027-04-01' }), '2026-11-01', null],
  ['the end of all dates', onThe(1), '9999-12-02', null],
  ['after the end of all dates', onThe(1), '10000-01-01', null],
])('first of %s', (_name, recurrence, from, expected) => expect(firstDueDate(recurrence, from)).toBe(expected));

test.each<[string, Recurrence, string, string | null, string | null]>([
  ['none before', onThe(1), '2026-11-26', null, '2026-12-01'],
  ['moved to a later day of the month that has had its invoice', onThe(28), '2026-11-26', '2026-11-01', '2026-12-28'],
  ['moved to a later day of a month that has had none', onThe(28), '2026-11-26', '2026-10-01', '2026-11-28'],
  ['switched on after a long pause', onThe(1), '2026-11-26', '2026-03-01', '2026-12-01'],
  ['what was missed stays due', onThe(1), '2026-10-01', '2026-09-01', '2026-10-01'],
  ['over', onThe(1, { until: '2026-11-30' }), '2026-11-26', '2026-11-01', null],
])('next, %s', (_name, recurrence, from, lastDate, expected) =>
  expect(nextDueDate(recurrence, from, lastDate)).toBe(expected),
);

const running = { ...onThe(1), isActive: true, nextDate: '2026-12-01', lastDate: '2026-11-01' };
const missed = { ...running, nextDate: '2026-11-01', lastDate: '2026-10-01' };
const off = { ...running, isActive: false, nextDate: null };

test.each<[string, typeof running | typeof off, Partial<Schedule>, string | null]>([
  ['nothing of its days', running, {}, '2026-12-01'],
  ['the day, after the invoice of the month', running, { dayOfMonth: 28 }, '2026-12-28'],
  ['the first day', running, { startDate: '2027-02-02' }, '2027-03-01'],
  ['the last day, to one that is past', running, { until: '2026-11-25' }, null],
  ['it off', running, { isActive: false }, null],
  ['nothing while one is missed', missed, {}, '2026-11-01'],
  ['the day while one is missed', missed, { dayOfMonth: 10 }, '2026-11-10'],
  ['the first day past one that is missed', missed, { startDate: '2026-11-20' }, '2026-12-01'],
  ['it off while one is missed', missed, { isActive: false }, null],
  ['it on again', off, { isActive: true }, '2026-12-01'],
  ['the day while it is off', off, { dayOfMonth: 5 }, null],
  ['it on after months', { ...off, lastDate: '2026-05-01' }, { isActive: true, dayOfMonth: 26 }, '2026-11-26'],
  [
    'the last day of one that is over',
    { ...running, until: '2026-11-01', nextDate: null },
    { until: null },
    '2026-12-01',
  ],
])('staff change %s', (_name, before, change, expected) =>
  expect(nextDateAfterChange(before, { ...before, ...change }, '2026-11-26')).toBe(expected),
);

test.each<[string, Recurrence, string, string, { skipped: string[]; due: string[] }]>([
  ['not yet', onThe(1), '2026-12-01', '2026-11-30', { skipped: [], due: [] }],
  ['today', onThe(1), '2026-12-01', '2026-12-01', { skipped: [], due: ['2026-12-01'] }],
  ['one missed', onThe(1), '2026-12-01', '2026-12-05', { skipped: [], due: ['2026-12-01'] }],
  ['two missed, and today', onThe(31), '2027-01-31', '2027-03-31', { skipped: [], due: days('01-31 02-28 03-31') }],
  ['three missed', onThe(1), '2027-01-01', '2027-03-02', { skipped: [], due: days('01-01 02-01 03-01') }],
  [
    'three missed, and today',
    onThe(1),
    '2027-01-01',
    '2027-04-01',
    { skipped: [], due: days('01-01 02-01 03-01 04-01') },
  ],
  [
    'five missed',
    onThe(1),
    '2027-01-01',
    '2027-05-20',
    { skipped: days('01-01 02-01'), due: days('03-01 04-01 05-01') },
  ],
  [
    'missed until the last day',
    onThe(1, { until: '2027-02-01' }),
    '2027-01-01',
    '2027-09-09',
    {
      skipped: [],
      due: days('01-01 02-01'),
    },
  ],
])('due, %s', (_name, recurrence, nextDate, today, expected) =>
  expect(dueDates(recurrence, nextDate, today)).toEqual(expected),
);

test('the day of a short month does not stay with the long ones', () => {
  const recurrence = onThe(31);
  expect(dueDateAfter(recurrence, '2027-01-31')).toBe('2027-02-28');
  expect(dueDateAfter(recurrence, '2027-02-28')).toBe('2027-03-31');
  expect(dueDateAfter(recurrence, '2027-03-31')).toBe('2027-04-30');
});

/** Of 2027. */
function days(text: string): string[] {
  return text.split(' ').map((day) => `2027-${day}`);
}
