import type { EntityManager } from 'typeorm';
import type { StaffPush } from '#libs/domain/staff-push';
import { enqueueAll, type JobSpec, jobSpec } from '../jobs/enqueue.js';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      'tell-staff': { push: StaffPush; toldAt: string };
    }
  }
}

/**
 * Tells the staff who asked for it on their devices, when the caller's transaction commits, and never if it is rolled
 * back. One insert: whatever a push service does, it neither holds up nor fails the request.
 */
export async function tellStaff(manager: EntityManager, push: StaffPush): Promise<void> {
  await enqueueAll(manager, [tellStaffJob(push)]);
}

/** The same for a statement that writes its jobs itself. */
export function tellStaffJob(push: StaffPush): JobSpec {
  return jobSpec('tell-staff', { push, toldAt: new Date().toISOString() });
}
