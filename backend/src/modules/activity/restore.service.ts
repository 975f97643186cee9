import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { DELETED_DRAFTS, RESTORE_RULES, type RestorableResource } from '#libs/contracts/activity';
import { nextDueDate } from '#libs/domain/recurring-invoice';
import { RETENTION } from '#libs/domain/retention';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { type Actor, actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { isMissingReference, isUniqueViolation } from '../../common/errors/database-error.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import { ROW } from '../../common/lists/list-conditions.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { runAsActor } from '../../database/actor-context.js';
import { Activity } from './activity.entity.js';
import type { RestoredView } from './restored.view.js';
import { DeletedRecord, type DeletedLink } from './deleted-record.entity.js';

const SHOWN = shownFields(DeletedRecord);
const NOT_TOO_OLD = `deleted_at > now() - interval '${RETENTION.deletedContent}'`;
/** Classes keep a deleted instructor's name as text; unless it was changed since, restoring links them again. */
const NAMED_BY_TEXT = { also: '', only: 'AND instructor = (SELECT name FROM instructors WHERE id = $1)' };
/** Kept as it was seen by people: what else must become of a row that names the record again, and of which alone. */
const RELINKED: Record<string, { also: string; only: string }> = {
  class_exceptions: NAMED_BY_TEXT,
  class_schedules: NAMED_BY_TEXT,
  // An answer that is back answers what it did, unless staff have dealt with the question since.
  unanswered_questions: { also: `, status = 'answered'`, only: `AND status = 'open'` },
};

/** Fields of a restored record that are reset. */
const OUTDATED: Record<string, (kept: Kept) => Record<string, unknown>> = {
  // The assignee may be deleted by now, which must not stop the restore.
  chat_conversations: () => ({ assigned_to: null }),
  // Skips the days meanwhile, as while it is switched off.
  recurring_invoices: ({ content, links }) => ({ next_date: nextDateOf(content as unknown as RecurringRow, links) }),
};

/** The fields of a stored row, dates as `2027-04-16`; a field that the row lacks is left out. */
interface RecurringRow {
  day_of_month: number;
  start_date: string;
  until?: string | null;
  next_date?: string | null;
}

export const DELETED_LIST: ListRules<keyof DeletedRecord> = {
  name: 'deleted-records',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['label', 'deletedBy'],
  defaultOrder: [],
};

type Kept = Pick<DeletedRecord, 'label' | 'content' | 'links'> & { sourceTable: string };

/** Deleted content, for thirty days: it comes back with its id, its picture, and what named it. */
@Injectable()
export class RestoreService {
  constructor(private readonly manager: EntityManager) {}

  /** What can be restored, the latest first unless asked otherwise. */
  list(query: RawListQuery): Promise<RecordPage<DeletedRecord>> {
    const asked = parseListQuery(query, DELETED_LIST);
    const sort = asked.sort ?? ({ field: 'id', direction: 'DESC' } as const);
    return listRecords(this.manager, DeletedRecord, { ...asked, sort }, DELETED_LIST, (rows) =>
      rows.andWhere(`${ROW}.${NOT_TOO_OLD}`),
    );
  }

  /** @throws NotFoundException when it is gone for good, ConflictException when it is there, or cannot be */
  async restore(resource: RestorableResource, id: number, user: CurrentUser): Promise<RestoredView> {
    try {
      // Without an actor, so that the log has one line for the restore and none for each row.
      await runAsActor(undefined, () =>
        this.manager.transaction(async (manager) => {
          const kept = await take(manager, resource, id);
          if (!kept) return refuse(manager, resource, id);
          await (isDraft(resource) ? showAgain(manager, id, kept) : putBack(manager, id, kept));
          await logRestoring(manager, actorOf(user), resource, id, kept.label);
        }),
      );
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictException(RESTORE_RULES.taken);
      if (isMissingReference(error)) throw new ConflictException(RESTORE_RULES.belongsToDeleted);
      throw error;
    }
    return { resource, id };
  }

  /** The nightly job. */
  async forgetOld(): Promise<void> {
    await this.manager.query(`DELETE FROM deleted_records WHERE NOT ${NOT_TOO_OLD}`);
    // Kept for as long as its product could come back.
    await this.manager.query(`
      DELETE FROM stock_movements WHERE product_id NOT IN (SELECT id FROM products)
        AND product_id NOT IN (SELECT record_id FROM deleted_records WHERE resource = 'products')`);
  }
}

/** Serializes concurrent restores: the second finds it gone. */
async function take(manager: EntityManager, resource: RestorableResource, id: number): Promise<Kept | undefined> {
  const [[kept]] = await manager.query<[Kept[], number]>(
    `DELETE FROM deleted_records WHERE resource = $1 AND record_id = $2 AND ${NOT_TOO_OLD}
     RETURNING label, source_table AS "sourceTable", content, links`,
    [resource, id],
  );
  return kept;
}

async function refuse(manager: EntityManager, resource: RestorableResource, id: number): Promise<never> {
  const there = await manager.query<unknown[]>(
    `SELECT FROM ${resource.replaceAll('-', '_')} WHERE id = $1 ${isDraft(resource) ? 'AND deleted_at IS NULL' : ''}`,
    [id],
  );
  if (there.length > 0) throw new ConflictException(RESTORE_RULES.alreadyThere);
  throw new NotFoundException(RESTORE_RULES.gone);
}

function isDraft(resource: RestorableResource): boolean {
  return DELETED_DRAFTS.some((name) => name === resource);
}

/** Row, lines and number never went. */
async function showAgain(manager: EntityManager, id: number, { sourceTable, links }: Kept): Promise<void> {
  for (const { ids = [] } of links) await becomeInvoiceOf(manager, ids, id);
  await manager.query(`UPDATE ${sourceTable} SET deleted_at = NULL, updated_at = ${NEXT_UPDATED_AT} WHERE id = $1`, [
    id,
  ]);
}

/**
 * Takes the lock that making a quote's invoice takes.
 * @throws ConflictException when the quote has another invoice by now
 */
async function becomeInvoiceOf(manager: EntityManager, quoteIds: number[], invoiceId: number): Promise<void> {
  await manager.query('SELECT FROM quotes WHERE id = ANY($1) ORDER BY id FOR UPDATE', [quoteIds]);
  const [, changed] = await manager.query<[unknown, number]>(
    `UPDATE quotes SET invoice_id = $1 WHERE id = ANY($2) AND NOT EXISTS (
       SELECT FROM invoices other WHERE other.id = invoice_id AND other.id <> $1 AND other.deleted_at IS NULL)`,
    [invoiceId, quoteIds],
  );
  if (changed < quoteIds.length) throw new ConflictException(RESTORE_RULES.taken);
}

async function putBack(manager: EntityManager, id: number, kept: Kept): Promise<void> {
  const { sourceTable, content, links } = kept;
  const now = OUTDATED[sourceTable]?.(kept);
  await insertRows(manager, sourceTable, [{ ...content, ...now }], { isChanged: true });
  for (const link of links) await putLinkBack(manager, id, link);
}

function nextDateOf(
  { day_of_month: dayOfMonth, start_date: startDate, until = null, next_date: nextDate = null }: RecurringRow,
  links: DeletedLink[],
): string | null {
  const today = isoDate(schoolToday());
  if (nextDate === null || nextDate >= today) return nextDate;
  const runs = links.find(({ table }) => table === 'recurring_invoice_runs')?.rows ?? [];
  const days = runs.map(({ due_on }) => String(due_on)).toSorted();
  const lastDate = days.at(-1) ?? null;
  return nextDueDate({ dayOfMonth, startDate, until }, today, lastDate);
}

async function putLinkBack(manager: EntityManager, id: number, { table, column, ids, rows }: DeletedLink) {
  if (ids) {
    const { also, only } = RELINKED[table] ?? { also: '', only: '' };
    await manager.query(`UPDATE ${table} SET ${column} = $1${also} WHERE id = ANY($2) AND ${column} IS NULL ${only}`, [
      id,
      ids,
    ]);
  }
  if (!rows) return;
  await insertRows(manager, table, rows, { orNothing: true });
  // They were kept by themselves, too: now they are back.
  await manager.query(
    `DELETE FROM deleted_records WHERE source_table = $1
       AND record_id IN (SELECT (kept ->> 'id')::integer FROM jsonb_array_elements($2) AS kept
         WHERE kept ->> 'id' ~ '^[0-9]{1,9}$')`,
    [table, JSON.stringify(rows)],
  );
}

/** Columns added since then get their default, columns removed since then are dropped. */
async function insertRows(
  manager: EntityManager,
  table: string,
  rows: Record<string, unknown>[],
  { isChanged = false, orNothing = false },
): Promise<void> {
  const there = await manager.query<{ name: string }[]>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' AND column_name = ANY($2)`,
    [table, Object.keys(rows[0] ?? {})],
  );
  const columns = there.map(({ name }) => name);
  // A new updatedAt, so that no If-Match from before the deletion matches.
  const values = columns.map((name) =>
    isChanged && name === 'updated_at' ? "date_trunc('milliseconds', clock_timestamp())" : name,
  );
  await manager.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${values.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1)
     ${orNothing ? 'ON CONFLICT DO NOTHING' : ''}`,
    [JSON.stringify(rows)],
  );
}

/** In the transaction that restores. */
async function logRestoring(
  manager: EntityManager,
  { kind, id: actorId, name }: Actor,
  resource: RestorableResource,
  recordId: number,
  label: string,
): Promise<void> {
  await manager.insert(Activity, {
    action: 'restore',
    actorKind: kind,
    actorId,
    actorName: name,
    resource,
    recordId,
    label,
  });
}
