// Which backups are kept: of the nightly ones the last of seven days, four weeks and twelve months, and of the others,
// which people or upgrades asked for, the latest few. Days, weeks and months are those of UTC.

export const BACKUP_KINDS = ['nightly', 'by-hand', 'before-upgrade', 'before-restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

export interface DatedBackup {
  name: string;
  kind: BackupKind;
  madeAt: Date;
}

const DAYS = 7;
const WEEKS = 4;
const MONTHS = 12;
/** Of each kind that is not made by the clock. */
const OTHERS = 5;

const DAY_MS = 86_400_000;
/** 1970 began on a Thursday, weeks begin on Mondays. */
const DAYS_FROM_MONDAY = 3;

const day = (madeAt: Date): number => Math.floor(madeAt.getTime() / DAY_MS);
const PERIODS: readonly [number, (madeAt: Date) => number | string][] = [
  [DAYS, day],
  [WEEKS, (madeAt) => Math.floor((day(madeAt) + DAYS_FROM_MONDAY) / 7)],
  [MONTHS, (madeAt) => madeAt.toISOString().slice(0, 7)],
];

/**
 * The names of those that may go. Periods without a backup do not count: a school that was closed for a season keeps as
 * many as one that was not. One that is dated ahead, of a clock that ran fast, takes nobody's place until its time
 * has come.
 */
export function expiredBackups(backups: readonly DatedBackup[], now: Date): string[] {
  const newestFirst = backups
    .filter(({ madeAt }) => madeAt <= now)
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const nightly = newestFirst.filter(({ kind }) => kind === 'nightly');
  const kept = new Set<string>();
  for (const [count, periodOf] of PERIODS) {
    const latest = new Map<number | string, string>();
    for (const { madeAt, name } of nightly) {
      const period = periodOf(madeAt);
      if (latest.size < count && !latest.has(period)) latest.set(period, name);
    }
    for (const name of latest.values()) kept.add(name);
  }
  for (const kind of BACKUP_KINDS) {
    if (kind === 'nightly') continue;
    for (const { name } of newestFirst.filter((each) => each.kind === kind).slice(0, OTHERS)) kept.add(name);
  }
  return newestFirst.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
