import type { BackupsView, FailedJobView, SystemView } from '#libs/contracts/generated/api';
import type { CallApi } from './call-api';

/** The owner's calls about the server and its jobs. */
export interface SystemCalls {
  describeSystem(): Promise<SystemView>;
  listFailedJobs(): Promise<FailedJobView[]>;
  retryJob(id: number): Promise<void>;
  /** Resolves to how many. */
  retryAllJobs(): Promise<number>;
  putJobAway(id: number): Promise<void>;
  listBackups(): Promise<BackupsView>;
  /** It is made in the background. */
  makeBackup(): Promise<BackupsView>;
}

export function createSystemCalls(callApi: CallApi): SystemCalls {
  return {
    describeSystem: () => callApi('get', '/api/admin/system', {}),
    listFailedJobs: () => callApi('get', '/api/admin/system/jobs', {}),
    retryJob: async (id) => {
      await callApi('post', '/api/admin/system/jobs/{id}/retry', { parameters: { id } });
    },
    retryAllJobs: async () => (await callApi('post', '/api/admin/system/jobs/retry', {})).retried,
    putJobAway: async (id) => {
      await callApi('delete', '/api/admin/system/jobs/{id}', { parameters: { id } });
    },
    listBackups: () => callApi('get', '/api/admin/backups', {}),
    makeBackup: () => callApi('post', '/api/admin/backups', {}),
  };
}
