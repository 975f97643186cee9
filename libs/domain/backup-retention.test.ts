import { type BackupKind, expiredBackups } from '#libs/domain/backup-retention';

const DAY_MS = 86_400_000;

/** One for each time, named by it. */
const made = (times: readonly string[], kind: BackupKind = 'nightly') =>
  times.map((time) => ({ name: `${kind} ${time}`, kind, madeAt: new Date(`${time}Z`) }));

/** Every night at 23:30 UTC up to that day, the newest first. */
const nights = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(`${last}T23:30:00Z`) - i * DAY_MS).toISOString().slice(0, 19),
  );

const NOW = new Date('2026-11-23T00:00:00Z');

const keptOf = (backups: ReturnType<typeof made>, now = NOW): string[] => {
  const expired = new Set(expiredBackups(backups, now));
  return backups.filter(({ name }) => !expired.has(name)).map(({ name }) => name.split(' ')[1]!.slice(0, 10));
};

it.each<[string, string[], string[]]>([
  ['none', [], []],
  ['a week of nights is kept whole', nights('2026-11-22', 7), nights('2026-11-22', 7).map((at) => at.slice(0, 10))],
  [
    'of a month the last seven nights and the Sundays of four weeks, and the last of the month before',
    nights('2026-11-22', 30),
    [
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-31',
    ],
  ],
  ['of one day the last', ['2026-11-22T01:00:00', '2026-11-22T09:00:00', '2026-11-22T17:00:00'], ['2026-11-22']],
  [
    'a closed season takes nothing away',
    ['2026-11-22T23:30:00', '2026-05-03T23:30:00', '2026-02-01T23:30:00', '2025-01-01T23:30:00'],
    ['2026-11-22', '2026-05-03', '2026-02-01', '2025-01-01'],
  ],
])('%s', (_case, times, kept) => {
  expect(keptOf(made(times))).toEqual(kept);
});

it('those of a clock that ran a year fast take no place of the others, and go when their own time is over', () => {
  const ahead = made(nights('2027-11-22', 9));
  const week = made(nights('2026-11-22', 7));
  const kept = [...ahead, ...week].map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
  expect(keptOf([...ahead, ...week])).toEqual(kept);
  expect(keptOf(ahead, new Date('2027-11-23T00:00:00Z'))).toEqual(
    nights('2027-11-22', 9)
      .map((at) => at.slice(0, 10))
      .filter((day) => day !== '2027-11-15'),
  );
});

it('keeps 21 of three years of nights, the oldest of eleven months ago', () => {
  const kept = keptOf(made(nights('2026-11-22', 1100)));
  expect(kept.slice(0, 11)).toEqual([
    ...nights('2026-11-22', 8).map((at) => at.slice(0, 10)),
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
  ]);
  expect(kept.at(-1)).toBe('2025-12-31');
  expect(kept).toHaveLength(21);
});

it('keeps the latest five by hand, before upgrades and before restores, whatever the nights do', () => {
  const times = nights('2026-11-22', 8);
  for (const kind of ['by-hand', 'before-upgrade', 'before-restore'] as const)
    expect(expiredBackups([...made(nights('2026-11-22', 7)), ...made(times, kind)], NOW)).toEqual(
      times.slice(5).map((time) => `${kind} ${time}`),
    );
});
