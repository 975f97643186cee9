import { TASK_RULES } from '#libs/contracts/task';
import { doingWords, endedWords } from './task-words';

const NOTHING = { fileName: null, error: null, outcome: null };
const FILE = { ...NOTHING, kind: 'export', fileName: 'orders.csv' } as const;

test('what is being done', () => {
  expect(doingWords(FILE)).toBe('Creating orders.csv');
  expect(doingWords({ kind: 'erase', fileName: null })).toBe('Erasing a person');
});

test.each([
  [{ ...FILE, state: 'done' }, 'orders.csv is ready'],
  [{ ...FILE, state: 'cancelled' }, `Creating orders.csv: ${TASK_RULES.cancelled}`],
  [{ ...FILE, state: 'failed', error: TASK_RULES.noRoom }, `Creating orders.csv: ${TASK_RULES.noRoom}`],
  [{ ...NOTHING, kind: 'erase', state: 'done', outcome: 'Erased: 3 records' }, 'Erased: 3 records'],
  [{ ...NOTHING, kind: 'erase', state: 'failed' }, `Erasing a person: ${TASK_RULES.failed}`],
  [{ ...NOTHING, kind: 'import', state: 'done' }, 'The import is done'],
] as const)('how it ended: %j', (task, words) => {
  expect(endedWords(task)).toBe(words);
});
