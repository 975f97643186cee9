/** The measures of a chart, all from its values. */

export interface Scale {
  low: number;
  high: number;
  /** From the lowest to the highest, evenly. */
  ticks: number[];
}

/** What a chart counts: its ticks stand on whole units. */
export interface Axis {
  unit: number;
  written: (value: number) => string;
}

const STEPS = 4;
const CENTS_PER_RAND = 100;
const NICE = [1, 2, 2.5, 5, 10];

/** An axis that holds nought and all of the values, with some four round steps of whole units. */
export function scaleOf(values: readonly number[], unit = CENTS_PER_RAND): Scale {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = niceStep((highest - lowest) / STEPS, unit);
  const first = Math.floor(lowest / step);
  const last = Math.max(first === 0 ? 1 : 0, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
}

function niceStep(value: number, unit: number): number {
  const units = Math.max(1, value / unit);
  const power = 10 ** Math.floor(Math.log10(units));
  const factor = NICE.find((nice) => nice * power >= units && Number.isInteger(nice * power)) ?? 10;
  return factor * power * unit;
}

/** How far up the axis a value is, in percent. */
export function heightOn({ low, high }: Scale, value: number): number {
  return ((value - low) / (high - low)) * 100;
}

export interface Segment {
  /** Which of the values. */
  at: number;
  /** Where it begins and ends. */
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

export const AMOUNTS: Axis = { unit: CENTS_PER_RAND, written: shortRand };
export const COUNTS: Axis = { unit: 1, written: String };
const MINUTES_PER_HOUR = 60;
export const HOURS: Axis = { unit: MINUTES_PER_HOUR, written: (minutes) => `${minutes / MINUTES_PER_HOUR} h` };
