import type { ExportView, Task } from '#libs/contracts/generated/api';
import type { ExportResource } from '#libs/contracts/export';
import type { CallApi } from './call-api';
import { ADMIN_API } from './resource-paths';

/** Calls about long work that goes on in the background, and tells how far it is. */
export interface TaskCalls {
  /** Those of the last day that this person started, the latest first. Asking does not keep the session alive. */
  listTasks(): Promise<Task[]>;
  readTask(id: number): Promise<Task>;
  cancelTask(id: number): Promise<Task>;
  /** Begins the writing of a large file; of a small one the task is null. */
  askExport(resource: ExportResource, query?: Record<string, string>): Promise<ExportView>;
}

export function createTaskCalls(callApi: CallApi): TaskCalls {
  return {
    listTasks: () => callApi('get', '/api/admin/tasks', {}),
    readTask: (id) => callApi('get', '/api/admin/tasks/{id}', { parameters: { id } }),
    cancelTask: (id) => callApi('delete', '/api/admin/tasks/{id}', { parameters: { id } }),
    askExport: (resource, query = {}) => callApi('post', `${ADMIN_API}/exports/${resource}`, { query }),
  };
}
