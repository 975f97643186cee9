import type { ValueTransformer } from 'typeorm';

/** Of a bigint column of cents: the driver gives text, lest digits be lost; sums of money here are far below that. */
export const CENTS: ValueTransformer = {
  to: (cents: unknown) => cents,
  from: (text: unknown) => (text === null || text === undefined ? text : exactly(Number(text))),
};

function exactly(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} cents cannot be held exactly`);
  return cents;
}
