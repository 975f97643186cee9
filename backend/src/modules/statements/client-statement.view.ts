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
export class AgeingView implements Record<Age, number> {
  /** Not due yet, or today. */
  @ApiProperty({ type: 'integer' })
  current: number;

  @ApiProperty({ type: 'integer' })
  days30: number;

  @ApiProperty({ type: 'integer' })
  days60: number;

  @ApiProperty({ type: 'integer' })
  days90: number;

  @ApiProperty({ type: 'integer' })
  over90: number;
}

/** What a client owes on a day. */
export class ClientStatementView {
  @ApiProperty({ type: 'integer' })
  corporateClientId: number;

  clientName: string;

  /** Today on the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  asOf: string;

  /** Those of which something is outstanding, the oldest due date first. What was paid too much is below zero. */
  @ApiProperty({ type: [StatementInvoiceView] })
  invoices: StatementInvoiceView[];

  ageing: AgeingView;

  /** Integer cents. */
  @ApiProperty({ type: 'integer' })
  totalOutstanding: number;
}
