/** The measures of a chart, in cents, all from its values. */

export interface Scale {
  low: number;
  high: number;
  /** From the lowest to the highest, evenly. */
  ticks: number[];
}

const STEPS = 4;
const CENTS_PER_RAND = 100;
const NICE = [1, 2, 2.5, 5, 10];

/** An axis that holds nought and all of the values, with some four round steps of whole rand. */
export function scaleOf(values: readonly number[]): Scale {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = niceStep((highest - lowest) / STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.max(first === 0 ? 1 : 0, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
}

function niceStep(cents: number): number {
  const rand = Math.max(1, cents / CENTS_PER_RAND);
  const power = 10 ** Math.floor(Math.log10(rand));
  const factor = NICE.find((nice) => nice * power >= rand && Number.isInteger(nice * power)) ?? 10;
  return factor * power * CENTS_PER_RAND;
}

/** How far up the axis a value is, in percent. */
export function heightOn({ low, high }: Scale, cents: number): number {
  return ((cents - low) / (high - low)) * 100;
}

export interface Segment {
  /** Which of the values. */
  at: number;
  /** Cents, where it begins and ends. */
  from: number;
  to: number;
}

/** Values on top of each other: what came in upwards from nought, what went back downwards. */
export function stackOf(values: readonly number[]): Segment[] {
  let [up, down] = [0, 0];
  return values.flatMap((value, at) => {
    if (value === 0) return [];
    const from = value > 0 ? up : down + value;
    const to = from + Math.abs(value);
    if (value > 0) up = to;
    else down = from;
    return [{ at, from, to }];
  });
}

const SHORT = [
  [1_000_000, 'm'],
  [1_000, 'k'],
] as const;

/** "R250", "R12.5k", "-R1m": for an axis. */
export function shortRand(cents: number): string {
  const rand = Math.abs(cents) / CENTS_PER_RAND;
  const [unit, letter] = SHORT.find(([least]) => rand >= least) ?? [1, ''];
  return `${cents < 0 ? '-' : ''}R${Number((rand / unit).toFixed(2))}${letter}`;
}
