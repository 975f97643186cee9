import { TASK_RULES } from '#libs/contracts/task';
import { amountWords, doingWords, endedWords, isOnScreen } from './task-words';

const NOTHING = { fileName: null, error: null, outcome: null };
const FILE = { ...NOTHING, kind: 'export', fileName: 'orders.csv' } as const;

test('what is being done', () => {
  expect(doingWords(FILE)).toBe('Creating orders.csv');
  expect(doingWords({ kind: 'erase', fileName: null })).toBe('Erasing a person');
});

test('how much is done', () => {
  expect(amountWords({ kind: 'import', done: 200, total: 5000 })).toBe('200 of 5000');
  expect(amountWords({ kind: 'backup', done: 428, total: 1000 })).toBe('42% done');
});

test('a backup is shown by the screen it is asked for on', () => {
  expect(isOnScreen({ kind: 'backup' }, '/system')).toBe(true);
  expect(isOnScreen({ kind: 'backup' }, '/orders')).toBe(false);
  expect(isOnScreen({ kind: 'erase' }, '/system')).toBe(false);
});

test.each([
  [{ ...FILE, state: 'done' }, 'orders.csv is ready'],
  [{ ...FILE, state: 'cancelled' }, `Creating orders.csv: ${TASK_RULES.cancelled}`],
  [{ ...FILE, state: 'failed', error: TASK_RULES.noRoom }, `Creating orders.csv: ${TASK_RULES.noRoom}`],
  [{ ...NOTHING, kind: 'erase', state: 'done', outcome: 'Erased: 3 records' }, 'Erased: 3 records'],
  [{ ...NOTHING, kind: 'erase', state: 'failed' }, `Erasing a person: ${TASK_RULES.failed}`],
  [{ ...NOTHING, kind: 'backup', state: 'failed', error: 'The disk is full.' }, 'Backing up: The disk is full.'],
  [{ ...NOTHING, kind: 'import', state: 'done' }, 'The import is done'],
] as const)('how it ended: %j', (task, words) => {
  expect(endedWords(task)).toBe(words);
});
