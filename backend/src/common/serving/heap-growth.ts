import { setFlagsFromString } from 'node:v8';

/**
 * How far the heap may grow beyond what was in use after the last full collection, in percent. By itself V8 lets it
 * grow to more than three times that: the rows of an export, long forgotten, were 100 MB of resident memory, which
 * never came back.
 */
const MOST_GROWTH_PERCENT = 50;

/** For the whole process, threads included. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${MOST_GROWTH_PERCENT}`);
}
