/** Long work that goes on without its browser tab, and tells how far it is (issue 17). */

export const TASK_KINDS = ['import', 'undo-import', 'backup', 'erase', 'export'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const TASK_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const TASK_RULES = {
  notYours: 'Only the person who started this or the super-user can cancel it',
  cancelled: 'This was cancelled, and nothing was changed',
  failed: 'This could not be finished, and nothing was changed. Please try again',
  noRoom: 'The disk is full, and nothing was changed. Free up some space first, then try again',
} as const;
