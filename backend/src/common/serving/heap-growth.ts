import { setFlagsFromString } from 'node:v8';

/**
 * How far the heap may grow beyond what was in use after the last full collection. V8's default is more than three
 * times that: the rows of one export left 100 MB resident for good.
 */
const MOST_GROWTH_PERCENT = 50;

/** For the whole process, threads included. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${MOST_GROWTH_PERCENT}`);
}
