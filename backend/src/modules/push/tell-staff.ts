import type { EntityManager } from 'typeorm';
import type { StaffPush } from '#libs/domain/staff-push';
import { enqueueAll, type JobSpec, jobSpec } from '../jobs/enqueue.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      /** To the devices of one of them, where there is a userId; else of all. */
      'tell-staff': { push: StaffPush; toldAt: string; userId?: number };
    }
  }
}

/**
 * Tells the staff who asked for it on their devices, when the caller's transaction commits, and never if it is rolled
 * back. One insert: whatever a push service does, it neither holds up nor fails the request.
 * @param userId the one of them who is told; else all are
 */
export async function tellStaff(manager: EntityManager, push: StaffPush, userId?: number): Promise<void> {
  await enqueueAll(manager, [tellStaffJob(push, userId)]);
}

/** The same for a statement that writes its jobs itself. */
export function tellStaffJob(push: StaffPush, userId?: number): JobSpec {
  return jobSpec('tell-staff', { push, toldAt: new Date().toISOString(), ...(userId !== undefined && { userId }) });
}
