import type { Task } from '#libs/contracts/generated/api';
import { TASK_RULES, type TaskKind } from '#libs/contracts/task';
import { percentDone } from '#libs/domain/time-left';

const DOING: Record<Exclude<TaskKind, 'export'>, string> = {
  import: 'Importing',
  'undo-import': 'Undoing an import',
  backup: 'Backing up',
  erase: 'Erasing a person',
};
const DONE: Record<Exclude<TaskKind, 'export'>, string> = {
  import: 'The import is done',
  'undo-import': 'The import was undone',
  backup: 'The backup is done',
  erase: 'The person was erased',
};

/** What is being done: "Writing orders.csv" */
export function doingWords({ kind, fileName }: Pick<Task, 'kind' | 'fileName'>): string {
  return kind === 'export' ? `Creating ${fileName}` : DOING[kind];
}

/** How much is done: "200 of 5000". Of a backup the parts have no name. */
export function amountWords({ kind, done, total }: Pick<Task, 'kind' | 'done' | 'total'>): string {
  return kind === 'backup' ? `${percentDone({ done, total })}% done` : `${done} of ${total}`;
}

/** How it ended: "orders.csv is ready" */
export function endedWords(task: Pick<Task, 'kind' | 'fileName' | 'state' | 'error' | 'outcome'>): string {
  const { kind, fileName, state, error, outcome } = task;
  if (state === 'failed') return `${doingWords(task)}: ${error ?? TASK_RULES.failed}`;
  if (state === 'cancelled') return `${doingWords(task)}: ${TASK_RULES.cancelled}`;
  return outcome ?? (kind === 'export' ? `${fileName} is ready` : DONE[kind]);
}

/** Whether its end is shown until it is put away; of an import the list's own dialog shows it. */
export function isKept({ kind }: Pick<Task, 'kind'>): boolean {
  return kind === 'export' || kind === 'erase' || kind === 'backup';
}

/** Whether the screen at this address shows it itself. */
export function isOnScreen({ kind }: Pick<Task, 'kind'>, path: string): boolean {
  return kind === 'backup' && path.split('/')[1] === 'system';
}
