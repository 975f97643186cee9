/** Reading and writing of invoices, inside the caller's transaction. */
import type { EntityManager } from 'typeorm';
import { type Before, type InvoiceStatus, openStatus, statusAfterSettling } from '#libs/domain/invoice-status';
import { invoiceTotals } from '#libs/domain/invoice-totals';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { schoolToday } from '#libs/school/school-today';
import { findRecord, type givenFields } from '../../common/records/record-crud.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import type { ChangeInvoiceDto } from './change-invoice.dto.js';
import { CreditNote, InvoicePayment } from './invoice-paying.entity.js';
import { Invoice } from './invoice.entity.js';
import { InvoiceDetails, InvoiceRecord } from './invoice-record.entity.js';
import { InvoiceSending } from './invoice-sending.entity.js';

export const NOUN = 'invoice';

export async function readDetails(manager: EntityManager, id: number): Promise<InvoiceDetails> {
  const record = await findRecord(manager, InvoiceRecord, id, NOUN);
  const payments = await manager.find(InvoicePayment, { where: { invoiceId: id }, order: { date: 'ASC', id: 'ASC' } });
  const creditNotes = await manager.find(CreditNote, { where: { invoiceId: id }, order: { date: 'ASC', id: 'ASC' } });
  const sendings = await manager.find(InvoiceSending, { where: { invoiceId: id }, order: { id: 'ASC' } });
  return Object.assign(new InvoiceDetails(), record, { payments, creditNotes, sendings });
}

type Fields = Omit<ReturnType<typeof givenFields<ChangeInvoiceDto>>, 'status'>;

/**
 * Totals and status follow from what it holds then.
 * @param before read under the lock, after its parts were changed
 */
export async function writeInvoice(
  manager: EntityManager,
  before: InvoiceRecord,
  given: Fields,
  statusOf: (now: InvoiceRecord) => InvoiceStatus,
): Promise<InvoiceDetails> {
  const now = Object.assign(new InvoiceRecord(), before, given);
  const totals = invoiceTotals(now.items, now);
  const status = statusOf(Object.assign(now, totals));
  await manager.update(Invoice, before.id, { ...given, ...totals, status, updatedAt: () => NEXT_UPDATED_AT });
  return readDetails(manager, before.id);
}

export function settledStatus(now: InvoiceRecord, before: Before = {}): InvoiceStatus {
  return statusAfterSettling(now, now.dueDate, isoDate(schoolToday()), before);
}

/** What was set by hand stays, unless the total or the due date that it was said of is another. */
export function statusAfterChange(before: InvoiceRecord, now: InvoiceRecord): InvoiceStatus {
  const status = now.totalAmount === before.totalAmount ? before.status : settledStatus(now);
  return status === 'overdue' && now.dueDate !== before.dueDate
    ? openStatus(now.dueDate, isoDate(schoolToday()))
    : status;
}
