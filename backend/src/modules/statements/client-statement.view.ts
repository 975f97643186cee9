import { ApiProperty, PickType } from '@nestjs/swagger';
import type { Age } from '#libs/domain/ageing';
import { InvoiceRecord } from '../invoices/invoice-record.entity.js';

export class StatementInvoiceView extends PickType(InvoiceRecord, [
  'id',
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'totalAmount',
  'paidAmount',
  'creditedAmount',
  'outstandingAmount',
]) {}

/** Integer cents by the days since the due date. */
class AgeingView implements Record<Age, number> {
  /** Not due yet, or today. */
  current: number;

  days30: number;

  days60: number;

  days90: number;

  over90: number;
}

/** What a client owes on a day. */
export class ClientStatementView {
  corporateClientId: number;

  clientName: string;

  /** Where it is sent unless told otherwise: the client's own address, else its contact's. */
  clientEmail: string | null;

  /** Today on the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  asOf: string;

  /** Those of which something is outstanding, the oldest due date first. What was paid too much is below zero. */
  invoices: StatementInvoiceView[];

  ageing: AgeingView;

  /** Integer cents that the client has paid in advance and no invoice has got yet. */
  creditAmount: number;

  /** Integer cents: what is outstanding, less the credit. Below zero: the client has paid more than it owes. */
  totalOutstanding: number;

  /** The words of its mail, unless others are given: the subject, and a paragraph on each line. */
  usualSubject: string;

  usualMessage: string;

  /** When it was last sent by mail from here. */
  sentAt: Date | null;

  sentTo: string | null;
}
