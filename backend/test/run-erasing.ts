import { type ErasingWork, PeopleService } from '../src/modules/people/people.service.js';
import type { TestApp } from './test-app.js';

/** Takes the erasing that waits out of the queue, and gives what runs it alone: other jobs go on waiting. */
export async function takeErasing(t: TestApp): Promise<() => Promise<void>> {
  const [[job]] = await t.db.query<[{ payload: ErasingWork }[], number]>(
    `DELETE FROM graphile_worker._private_jobs jobs USING graphile_worker._private_tasks tasks
     WHERE tasks.id = jobs.task_id AND identifier = 'erase-person' RETURNING payload`,
  );
  return () => t.app.get(PeopleService, { strict: false }).runErasing(job!.payload);
}
