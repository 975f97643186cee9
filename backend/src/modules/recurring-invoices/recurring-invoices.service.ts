import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { RECURRING_INVOICE_RULES as RULES } from '#libs/contracts/recurring-invoice';
import { NO_DISCOUNT } from '#libs/domain/invoice-totals';
import type { MatchCondition } from '#libs/domain/record-tag';
import { nextDateAfterChange, nextDueDate } from '#libs/domain/recurring-invoice';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { creationIdempotencyFields, findByIdempotencyKey } from '../../common/records/idempotency.js';
import { findRecord, givenFields, lockRecord } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { refuseWrongItems, sentDiscount } from '../invoices/invoice-items.service.js';
import { InvoiceSettingsService } from '../invoices/invoice-settings.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { enqueue } from '../jobs/enqueue.js';
import { RecurringInvoice, RecurringInvoiceRecord } from './recurring-invoice.entity.js';
import { RecurringInvoiceDetails, type RecurringInvoiceRunView } from './recurring-invoice.view.js';
import type { CreateRecurringInvoiceDto, UpdateRecurringInvoiceDto } from './write-recurring-invoice.dto.js';

const NOUN = 'recurring invoice';
const SHOWN = shownFields(RecurringInvoiceRecord);

export const RECURRING_INVOICE_LIST: ListRules<keyof RecurringInvoiceRecord> = {
  name: 'recurring-invoices',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['name', 'clientName', 'notes'],
  defaultOrder: ['name'],
};

/** What is invoiced each month, and when (CONTRACT section 8). What is due at once is made right after the write. */
@Injectable()
export class RecurringInvoicesService {
  constructor(
    private readonly manager: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly settings: InvoiceSettingsService,
  ) {}

  list(query: RawListQuery): Promise<RecordPage<RecurringInvoiceRecord>> {
    return listRecords(
      this.manager,
      RecurringInvoiceRecord,
      parseListQuery(query, RECURRING_INVOICE_LIST),
      RECURRING_INVOICE_LIST,
    );
  }

  /** One snapshot, so that its last invoice is the last of its runs. */
  get(id: number): Promise<RecurringInvoiceDetails> {
    return this.manager.transaction('REPEATABLE READ', (manager) => readDetails(manager, id));
  }

  /**
   * @param key null: the caller does not name its attempts
   * @returns isNew false: this attempt made it before, or at the same moment
   * @throws RefusedFields when there is no such client, for a line, a discount or a last day that is none
   */
  create(
    dto: CreateRecurringInvoiceDto,
    key: string | null,
  ): Promise<{ recurring: RecurringInvoiceDetails; isNew: boolean }> {
    const { taxRate, until = null, isActive = true, ...fields } = dto;
    const attempt = creationIdempotencyFields(key, dto);
    refuseWrong({ ...fields, until });
    const today = isoDate(schoolToday());
    return this.manager.transaction(async (manager) => {
      const madeId = await findByIdempotencyKey(manager, RecurringInvoice, attempt, RULES.otherBody);
      if (madeId !== undefined) return { recurring: await readDetails(manager, madeId), isNew: false };
      await this.invoices.lockClient(manager, fields.corporateClientId);
      const nextDate = isActive ? nextDueDate({ ...fields, until }, today, null) : null;
      const { identifiers } = await manager.insert(RecurringInvoice, {
        ...fields,
        ...attempt,
        ...sentDiscount(fields, NO_DISCOUNT, INVOICE_DISCOUNT_LIMIT),
        until,
        isActive,
        nextDate,
        taxRate: taxRate ?? (await this.settings.read(manager)).defaultTaxRate,
      });
      await queueWhenDue(manager, nextDate, today);
      return { recurring: await readDetails(manager, identifiers[0]!['id'] as number), isNew: true };
    });
  }

  /** @throws RefusedFields as for a new one, and when it is switched on without a client; StaleRecordException */
  update(id: number, changes: UpdateRecurringInvoiceDto, ifMatch?: MatchCondition): Promise<RecurringInvoiceDetails> {
    const given = givenFields(changes);
    const today = isoDate(schoolToday());
    return this.manager.transaction(async (manager) => {
      // The client first, as when the job makes an invoice and when a client is deleted: nobody waits in a circle.
      if (given.corporateClientId !== undefined) await this.invoices.lockClient(manager, given.corporateClientId);
      await lockRecord(manager, RecurringInvoice, id, NOUN);
      const before = await readDetails(manager, id);
      requireMatch(ifMatch, before, NOUN);
      refuseChangedReadOnly(changes, before);
      const now = Object.assign(new RecurringInvoiceRecord(), before, given);
      refuseWrong(now);
      if (now.isActive && now.corporateClientId === null)
        throw new RefusedFields({ corporateClientId: RULES.corporateClientId.required });
      const nextDate = nextDateAfterChange(before, now, today);
      await manager.update(RecurringInvoice, id, {
        ...given,
        ...sentDiscount(given, before, INVOICE_DISCOUNT_LIMIT),
        nextDate,
        ...(now.isActive && { stoppedBecause: null }),
        updatedAt: () => NEXT_UPDATED_AT,
      });
      await queueWhenDue(manager, nextDate, today);
      return readDetails(manager, id);
    });
  }

  /** What it has made stays. @returns what it was */
  remove(id: number): Promise<RecurringInvoiceDetails> {
    return this.manager.transaction(async (manager) => {
      await lockRecord(manager, RecurringInvoice, id, NOUN);
      const removed = await readDetails(manager, id);
      await manager.delete(RecurringInvoice, id);
      return removed;
    });
  }
}

async function readDetails(manager: EntityManager, id: number): Promise<RecurringInvoiceDetails> {
  const record = await findRecord(manager, RecurringInvoiceRecord, id, NOUN);
  const runs = await manager.query<RecurringInvoiceRunView[]>(
    `SELECT run.id, due_on::text AS date, outcome, note, invoice_id AS "invoiceId",
       invoice_number AS "invoiceNumber", coalesce(deleted_at IS NOT NULL, false) AS "isInvoiceDeleted",
       run.created_at AS "createdAt"
     FROM recurring_invoice_runs run LEFT JOIN invoices invoice ON invoice.id = invoice_id
     WHERE recurring_invoice_id = $1 ORDER BY due_on DESC`,
    [id],
  );
  return Object.assign(new RecurringInvoiceDetails(), record, { runs });
}

/** In the transaction of the write: the job runs when that is done. */
async function queueWhenDue(manager: EntityManager, nextDate: string | null, today: string): Promise<void> {
  if (nextDate !== null && nextDate <= today)
    await enqueue(manager, 'make-recurring-invoices', { tick: new Date().toISOString() });
}

type Checked = Pick<CreateRecurringInvoiceDto, 'items' | 'startDate'> & { until: string | null };

/** @throws RefusedFields for what spans fields */
function refuseWrong({ items, startDate, until }: Checked): void {
  if (until !== null && until < startDate) throw new RefusedFields({ until: RULES.until.beforeStart });
  refuseWrongItems(items);
}
