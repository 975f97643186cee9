import { closureWords, isClosedOn, type NearClosure, nearClosures } from './near-closures.js';

const TODAY = '2026-12-14';
const day = (date: string, name = 'Break') => ({ date, name });

it.each<[what: string, days: { date: string; name: string }[], near: NearClosure[]]>([
  ['nothing', [], []],
  [
    'a holiday in two days',
    [day('2026-12-16', 'Day of Reconciliation')],
    [{ from: '2026-12-16', to: '2026-12-16', name: 'Day of Reconciliation' }],
  ],
  ['today', [day(TODAY)], [{ from: TODAY, to: TODAY, name: 'Break' }]],
  ['in seven days', [day('2026-12-21')], [{ from: '2026-12-21', to: '2026-12-21', name: 'Break' }]],
  ['in eight days', [day('2026-12-22')], []],
  ['yesterday', [day('2026-12-13')], []],
  [
    'longer than the days ahead',
    [day('2026-12-20'), day('2026-12-21'), day('2026-12-22'), day('2026-12-23')],
    [{ from: '2026-12-20', to: '2026-12-23', name: 'Break' }],
  ],
  [
    'two names that follow each other',
    [day('2026-12-15', 'Move'), day('2026-12-16', 'Day of Reconciliation')],
    [
      { from: '2026-12-15', to: '2026-12-15', name: 'Move' },
      { from: '2026-12-16', to: '2026-12-16', name: 'Day of Reconciliation' },
    ],
  ],
  [
    'one name with a day between',
    [day('2026-12-15'), day('2026-12-17')],
    [
      { from: '2026-12-15', to: '2026-12-15', name: 'Break' },
      { from: '2026-12-17', to: '2026-12-17', name: 'Break' },
    ],
  ],
])('%s', (_what, days, near) => expect(nearClosures(days, TODAY)).toEqual(near));

it.each<[NearClosure, string]>([
  [
    { from: '2026-12-16', to: '2026-12-16', name: 'Day of Reconciliation' },
    'Closed Wednesday 16 December, Day of Reconciliation',
  ],
  [
    { from: '2026-12-21', to: '2027-01-01', name: 'Summer break' },
    'Closed Monday 21 December to Friday 1 January, Summer break',
  ],
  [{ from: '2026-12-16', to: '2026-12-16', name: '' }, 'Closed Wednesday 16 December'],
])('%j is said as %s', (closure, words) => expect(closureWords(closure)).toBe(words));

it('a day is closed from the first to the last', () => {
  const closures = [{ from: '2026-12-21', to: '2027-01-01', name: 'Break' }];
  const dates = ['2026-12-20', '2026-12-21', '2026-12-31', '2027-01-01', '2027-01-02'];
  expect(dates.filter((date) => isClosedOn(date, closures))).toEqual(dates.slice(1, 4));
});
