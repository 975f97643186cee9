/**
 * The order of the test files: what Jest thinks, but the fault drills first. They take longest and their file is the
 * smallest, so that on a fresh clone they came last, with every other core waiting for them.
 */
import TestSequencer from '@jest/test-sequencer';

export default class DrillsFirstSequencer extends TestSequencer {
  sort(tests) {
    const isDrill = ({ path }) => path.endsWith('fault-drills.spec.ts');
    const inOrder = super.sort(tests);
    return [...inOrder.filter(isDrill), ...inOrder.filter((test) => !isDrill(test))];
  }
}
