import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { CLIENT_CONTACTS_RULES } from '#libs/contracts/client-contact';
import { CLIENT_MERGE_RULES, type CorporateClientField } from '#libs/contracts/corporate-client';
import {
  type ClientContact,
  displacedContacts,
  mergedContacts,
  type PrimaryContact,
} from '#libs/domain/client-contacts';
import { type Discount, NO_DISCOUNT } from '#libs/domain/invoice-totals';
import { type Actor, actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { findRecord, updateRecord } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { Activity } from '../activity/activity.entity.js';
import type { ClientRecordsView } from './client-records.view.js';
import { CorporateClient } from './corporate-client.entity.js';
import type { MergeClientDto } from './merge-client.dto.js';

const NOUN = 'corporate client';
const DISCOUNT_FIELDS = Object.keys(NO_DISCOUNT) as (keyof Discount)[];

interface ClientTable {
  table: string;
  /** Whether rows are named by attempts for the client that goes, which nobody can make again. */
  isNamedByAttempts?: boolean;
  /** Which rows people know of. */
  shown?: string;
  /** Whether a move is a change of the record, which moves its updatedAt. */
  isChanged?: boolean;
}

/**
 * Every table that names a client: merge-client.spec compares it with the foreign keys of the database. Papers keep
 * their updatedAt: it stands in their PDF, and their years of keeping count from it.
 */
export const CLIENT_TABLES: Record<keyof ClientRecordsView, ClientTable> = {
  payments: { table: 'client_payments', isNamedByAttempts: true },
  invoices: { table: 'invoices', shown: 'deleted_at IS NULL' },
  quotes: { table: 'quotes', shown: 'deleted_at IS NULL' },
  recurringInvoices: { table: 'recurring_invoices', isChanged: true },
  statements: { table: 'statement_sendings' },
};

/** Two records of one company become one (decision 96). */
@Injectable()
export class MergeClientService {
  constructor(private readonly manager: EntityManager) {}

  /** What would move. @throws NotFoundException */
  async countRecords(id: number): Promise<ClientRecordsView> {
    await findRecord(this.manager, CorporateClient, id, NOUN);
    const counts = Object.entries(CLIENT_TABLES).map(
      ([name, { table, shown = 'true' }]) =>
        `(SELECT count(*)::int FROM ${table} WHERE corporate_client_id = $1 AND ${shown}) AS "${name}"`,
    );
    const [records] = await this.manager.query<[ClientRecordsView]>(`SELECT ${counts.join(', ')}`, [id]);
    return records;
  }

  /**
   * Everything that names the client names the kept one from then on; the client itself is deleted.
   * @returns the client that is kept
   * @throws NotFoundException, RefusedFields for a client to keep that is not there, is this one, or has no room for
   * the contacts of both
   */
  merge(id: number, { into, fields = [] }: MergeClientDto, user: CurrentUser): Promise<CorporateClient> {
    if (into === id) throw new RefusedFields({ into: CLIENT_MERGE_RULES.into.itself });
    return this.manager.transaction(async (manager) => {
      const { merged, kept } = await lockBoth(manager, id, into);
      const taken = valuesOf(merged, fields);
      const contacts = contactsOfBoth(kept, merged, taken);
      for (const each of Object.values(CLIENT_TABLES)) await moveRecords(manager, each, id, into);
      await moveDeleted(manager, id, into);
      // The last of what names it has moved: nothing is emptied or deleted along with it.
      await manager.delete(CorporateClient, id);
      await logMerging(manager, actorOf(user), merged, kept);
      // Also where it takes nothing over: undoing the import that brought it must not take away what has moved.
      return updateRecord(manager, CorporateClient, into, NOUN, { ...taken, contacts });
    });
  }
}

/**
 * In the order of their ids, so that two merges the other way round do not wait for each other. Whoever bills either at
 * this moment waits too, and then finds the client gone.
 */
async function lockBoth(manager: EntityManager, id: number, into: number) {
  const clients = await manager.find(CorporateClient, {
    where: { id: In([id, into]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const merged = clients.find((client) => client.id === id);
  if (!merged) throw new NotFoundException(`There is no ${NOUN} with this id`);
  const kept = clients.find((client) => client.id === into);
  if (!kept) throw new RefusedFields({ into: CLIENT_MERGE_RULES.into.unknown });
  return { merged, kept };
}

/** Nobody is asked which to keep, so none is lost: a primary contact that gives way is one of them. */
function contactsOfBoth(
  kept: CorporateClient,
  merged: CorporateClient,
  taken: Partial<CorporateClient>,
): ClientContact[] {
  const before: PrimaryContact = kept;
  const displaced = displacedContacts([kept, merged], { ...before, ...taken });
  const contacts = mergedContacts(kept.contacts, [...merged.contacts, ...displaced]);
  if (contacts.length > CLIENT_CONTACTS_RULES.maxCount)
    throw new RefusedFields({ into: CLIENT_CONTACTS_RULES.tooManyTogether });
  return contacts;
}

async function moveRecords(
  manager: EntityManager,
  { table, isChanged = false, isNamedByAttempts = false }: ClientTable,
  from: number,
  into: number,
): Promise<void> {
  const changes = [
    'corporate_client_id = $2',
    ...(isChanged ? [`updated_at = ${NEXT_UPDATED_AT}`] : []),
    // The kept client may have had an attempt of the same name, which stays its own.
    ...(isNamedByAttempts ? ['idempotency_key = NULL', 'request_hash = NULL'] : []),
  ];
  await manager.query(`UPDATE ${table} SET ${changes.join(', ')} WHERE corporate_client_id = $1`, [from, into]);
}

/** A recurring invoice that was deleted before can still be restored, for the client that is kept. */
async function moveDeleted(manager: EntityManager, from: number, into: number): Promise<void> {
  await manager.query(
    `UPDATE deleted_records SET content = content || jsonb_build_object('corporate_client_id', $2::integer)
     WHERE content -> 'corporate_client_id' = to_jsonb($1::integer)`,
    [from, into],
  );
}

/** In the history of both. */
async function logMerging(
  manager: EntityManager,
  { kind, id, name }: Actor,
  merged: CorporateClient,
  kept: CorporateClient,
): Promise<void> {
  const changes = [{ field: 'merged', from: numbered(merged), to: numbered(kept) }];
  await manager.insert(
    Activity,
    [merged, kept].map((client) => ({
      action: 'merge' as const,
      actorKind: kind,
      actorId: id,
      actorName: name,
      resource: 'corporate-clients',
      recordId: client.id,
      label: client.name,
      changes,
    })),
  );
}

function numbered({ id, name }: CorporateClient): string {
  return `${name} (no. ${id})`;
}

/** A discount is taken as a whole: its value means nothing without its kind. */
function valuesOf(client: CorporateClient, fields: readonly CorporateClientField[]): Partial<CorporateClient> {
  const isDiscount = (field: CorporateClientField) => field in NO_DISCOUNT;
  const taken = fields.some(isDiscount) ? [...fields, ...DISCOUNT_FIELDS] : fields;
  return Object.fromEntries(taken.map((field) => [field, client[field]]));
}
