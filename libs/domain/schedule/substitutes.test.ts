import { substitutesNeeded, type TaughtPlan } from '#libs/domain/schedule/substitutes';

const STORM = 3;
const NAIDOO = 4;
/** A Wednesday. */
const DATE = '2026-12-02';
const krav = {
  id: 7,
  day: 'Wednesday' as const,
  startTime: '18:00',
  endTime: '19:30',
  className: 'Krav Maga',
  level: 'Beginner',
  instructorId: STORM as number | null,
  instructor: 'Adriaan Storm' as string | null,
};
const planned: TaughtPlan = { classes: [krav], closures: [], holidays: [], exceptions: [] };
const exception = {
  classScheduleId: 7,
  date: DATE,
  kind: 'changed' as 'changed' | 'cancelled',
  startTime: null as string | null,
  endTime: null as string | null,
  instructorId: null as number | null,
  instructor: null as string | null,
  note: null,
};
const away = (startDate: string, endDate = startDate, instructorId = STORM) => ({ instructorId, startDate, endDate });
const NAIDOO_TAKES_IT = { ...exception, instructorId: NAIDOO, instructor: 'Prisha Naidoo' };

it.each<[string, Partial<TaughtPlan>, ReturnType<typeof away>[], string[]]>([
  ['nobody away', {}, [], []],
  ['away that day', {}, [away(DATE)], [DATE]],
  ['away until that day', {}, [away('2026-11-20', DATE)], [DATE]],
  ['away from that day', {}, [away(DATE, '2026-12-08')], [DATE]],
  ['away until the day before', {}, [away('2026-11-20', '2026-12-01')], []],
  ['away from the day after', {}, [away('2026-12-03', '2026-12-08')], []],
  ['away for two weeks', {}, [away('2026-12-01', '2026-12-09')], [DATE, '2026-12-09']],
  ['two absences of one day', {}, [away(DATE), away('2026-12-01', '2026-12-05')], [DATE]],
  ['somebody else away', {}, [away(DATE, DATE, NAIDOO)], []],
  ['nobody of the list', { classes: [{ ...krav, instructorId: null }] }, [away(DATE)], []],
  ['cancelled', { exceptions: [{ ...exception, kind: 'cancelled' }] }, [away(DATE)], []],
  ['closed', { closures: [{ id: 1, startDate: DATE, endDate: DATE, name: '', isClosed: true }] }, [away(DATE)], []],
  ['a public holiday', { holidays: [{ date: DATE, name: 'Holiday' }] }, [away(DATE)], []],
  [
    'moved, with the same instructor',
    { exceptions: [{ ...exception, startTime: '17:00', endTime: '18:00' }] },
    [away(DATE)],
    [DATE],
  ],
  ['a substitute of the list', { exceptions: [NAIDOO_TAKES_IT] }, [away(DATE)], []],
  ['a substitute by text', { exceptions: [{ ...exception, instructor: 'A guest' }] }, [away(DATE)], []],
  ['the substitute is away too', { exceptions: [NAIDOO_TAKES_IT] }, [away(DATE), away(DATE, DATE, NAIDOO)], [DATE]],
  ['only the substitute is away', { exceptions: [NAIDOO_TAKES_IT] }, [away(DATE, DATE, NAIDOO)], [DATE]],
  ['a substitute on another date', { exceptions: [{ ...NAIDOO_TAKES_IT, date: '2026-12-09' }] }, [away(DATE)], [DATE]],
])('%s', (_what, overrides, absences, dates) => {
  const needed = substitutesNeeded('2026-11-30', '2026-12-13', { ...planned, ...overrides }, absences);
  expect(needed.map(({ date }) => date)).toEqual(dates);
});

it('tells which class, when and who is away, by date and start, within the days asked for', () => {
  const early = { ...krav, id: 8, startTime: '06:00', endTime: '07:00', className: 'Boxing' };
  const moved = { ...NAIDOO_TAKES_IT, startTime: '17:00', endTime: '18:00' };
  const plan = { ...planned, classes: [krav, early], exceptions: [moved] };
  const absences = [away('2026-11-01', '2026-12-31'), away(DATE, DATE, NAIDOO)];
  expect(substitutesNeeded(DATE, '2026-12-08', plan, absences)).toEqual([
    {
      date: DATE,
      classScheduleId: 8,
      className: 'Boxing',
      startTime: '06:00',
      endTime: '07:00',
      instructorId: STORM,
      instructor: 'Adriaan Storm',
    },
    {
      date: DATE,
      classScheduleId: 7,
      className: 'Krav Maga',
      startTime: '17:00',
      endTime: '18:00',
      instructorId: NAIDOO,
      instructor: 'Prisha Naidoo',
    },
  ]);
});
