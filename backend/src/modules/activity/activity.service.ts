import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { MAX_FOUND } from '#libs/contracts/list';
import { RETENTION } from '#libs/domain/retention';
import type { Actor } from '../../common/access.decorators.js';
import { dayRange } from '../../common/lists/list-conditions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { Activity } from './activity.entity.js';

type Field = keyof Activity | 'from' | 'until';

const SHOWN = shownFields(Activity);
/** The whole log would be a gigabyte, so a request without a range gets the latest of these. */
const LONGEST = { first: 0, last: MAX_FOUND - 1 };
const FORGOTTEN_AT_ONCE = 5_000;

export const ACTIVITY_LIST: ListRules<Field> = {
  name: 'activity',
  sortable: fieldNames(SHOWN),
  filters: { ...SHOWN, ...dayRange('at') },
  searched: ['label', 'actorName'],
  defaultOrder: [],
};

/** The activity log (CONTRACT section 10). Triggers write most of it: see database/actor-context. */
@Injectable()
export class ActivityService {
  constructor(private readonly manager: EntityManager) {}

  /** The latest first, unless asked otherwise. */
  list(query: RawListQuery): Promise<RecordPage<Activity>> {
    const { sort, range, ...found } = parseListQuery(query, ACTIVITY_LIST);
    const asked = {
      ...found,
      range: range ?? LONGEST,
      sort: sort ?? ({ field: 'id', direction: 'DESC' } as const),
    };
    return listRecords(this.manager, Activity, asked, ACTIVITY_LIST);
  }

  /** Counts failed sign-ins by the hour; all unknown usernames share one entry. */
  async countFailedSignIn(userId: number | undefined): Promise<void> {
    await this.manager.query(
      `INSERT INTO activity (action, actor_name, resource, record_id, label)
       VALUES ('failed-sign-in', 'Not signed in', 'users', $1,
         coalesce((SELECT username FROM users WHERE id = $1), 'A name that nobody has')) ${ONCE_MORE}`,
      [userId ?? null],
    );
  }

  /** A 403, counted by the hour. @param route its method and pattern */
  async countRefusal({ kind, id, name }: Actor, route: string, resource: string): Promise<void> {
    await this.manager.query(
      `INSERT INTO activity (action, actor_kind, actor_id, actor_name, resource, label)
       VALUES ('refused', $1, $2, $3, $4, $5) ${ONCE_MORE}`,
      [kind, id, name, resource, route],
    );
  }

  /** The nightly job. */
  async forgetOld(): Promise<void> {
    let count = FORGOTTEN_AT_ONCE;
    while (count === FORGOTTEN_AT_ONCE)
      count = await this.manager.transaction(async (manager) => {
        await allowActivityChanges(manager);
        const [, gone] = await manager.query<[unknown, number]>(
          `DELETE FROM activity WHERE id IN
             (SELECT id FROM activity WHERE at < now() - $1::interval ORDER BY at LIMIT ${FORGOTTEN_AT_ONCE})`,
          [RETENTION.activity],
        );
        return gone;
      });
  }
}

const ONCE_MORE = `
  ON CONFLICT (action, coalesce(actor_kind, ''), coalesce(actor_id, 0), resource, coalesce(record_id, 0), label,
    date_trunc('hour', at AT TIME ZONE 'UTC')) WHERE action IN ('failed-sign-in', 'refused')
  DO UPDATE SET times = activity.times + 1, last_at = clock_timestamp()`;

/** Lets the rest of the transaction change and delete log rows, which only erasure and retention may do. */
export async function allowActivityChanges(manager: EntityManager): Promise<void> {
  await manager.query("SELECT set_config('storm.forgets_activity', 'on', true)");
}

/**
 * Logs an erasure without naming the person, in the transaction that erases.
 * @param task by which it was done
 */
export async function logErasing(
  manager: EntityManager,
  { kind, id, name }: Actor,
  task: number,
  erased: Partial<Record<string, number>>,
): Promise<void> {
  const changes = Object.entries(erased).map(([field, count]) => ({ field, from: String(count), to: null }));
  await manager.insert(Activity, {
    action: 'erase',
    actorKind: kind,
    actorId: id,
    actorName: name,
    resource: 'people',
    recordId: task,
    changes,
  });
}

/** How much a task has erased; undefined when it has not. */
export async function erasedBy(manager: EntityManager, task: number): Promise<Record<string, number> | undefined> {
  const done = await manager.findOneBy(Activity, { action: 'erase', resource: 'people', recordId: task });
  return done ? Object.fromEntries(done.changes.map(({ field, from }) => [field, Number(from)])) : undefined;
}
