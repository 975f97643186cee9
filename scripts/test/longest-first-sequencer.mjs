/**
 * The order of the test files: what Jest thinks, but first those that take longest. On a fresh clone it knows no times
 * and goes by size, and these are small: they came last, with every other core waiting for them.
 */
import TestSequencer from '@jest/test-sequencer';

/** By what they take, longest first; what starts the product as an operator does, or walks at random. */
const LONGEST = [
  'fault-drills',
  'locked-invoices',
  'kill-and-recover',
  'add-a-field',
  'paying-walk',
  'route-matrix',
  'school-everywhere',
  'fuzz',
  'record-match',
  'paper-exports',
  'closed-books',
  'imports',
  'refusals',
  'stop',
  'processes',
].map((name) => `/${name}.spec.ts`);

export default class LongestFirstSequencer extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(name));
      return at === -1 ? LONGEST.length : at;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
