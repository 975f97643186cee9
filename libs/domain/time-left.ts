// How long work still takes that tells how far it is: as long for each part as for the parts done so far.

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
/** Too early to say: the first parts may be the quick ones. */
const LEAST_PART = 0.02;
const LEAST_TIME_MS = 2_000;

export interface Progress {
  done: number;
  /** 0 or less: not known yet. */
  total: number;
  elapsedMs: number;
}

/** From 0 to 100, and 100 only when all is done. */
export function percentDone({ done, total }: Pick<Progress, 'done' | 'total'>): number {
  if (total <= 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((done / total) * 100)));
}

/** Undefined: nobody can say yet. */
export function secondsLeft({ done, total, elapsedMs }: Progress): number | undefined {
  if (total <= 0 || done / total < LEAST_PART || elapsedMs < LEAST_TIME_MS) return undefined;
  return Math.max(0, Math.ceil((elapsedMs * (total - done)) / done / SECOND_MS));
}

/** In words, rounded as people do. */
export function timeLeftWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'Estimating the time left';
  if (seconds < 5) return 'A few seconds left';
  if (seconds < MINUTE_S) return `About ${Math.ceil(seconds / 5) * 5} seconds left`;
  if (seconds < HOUR_S) return about(Math.round(seconds / MINUTE_S), 'minute');
  return about(Math.round(seconds / HOUR_S), 'hour');
}

function about(count: number, unit: string): string {
  return `About ${count} ${unit}${count === 1 ? '' : 's'} left`;
}
