import { ApiProperty } from '@nestjs/swagger';
import { RUN_OUTCOMES, type RunOutcome } from '#libs/domain/recurring-invoice';
import { RecurringInvoiceRecord } from './recurring-invoice.entity.js';

/** A run as staff read it. */
export class RecurringInvoiceRunView {
  id: number;

  /** The day it was due, on the school's wall clock. */
  @ApiProperty({ format: 'date' })
  date: string;

  /** What was made then; what has become of the invoice since, it says itself. */
  @ApiProperty({ enum: RUN_OUTCOMES })
  outcome: RunOutcome;

  note: string | null;

  /** Null of a day that was skipped. */
  invoiceId: number | null;

  invoiceNumber: string | null;

  /** Whether staff have deleted the invoice since. */
  isInvoiceDeleted: boolean;

  /** When it was made. */
  createdAt: Date;
}

/** A recurring invoice with what became of each of its days. */
export class RecurringInvoiceDetails extends RecurringInvoiceRecord {
  /** The latest first. */
  @ApiProperty({ type: [RecurringInvoiceRunView] })
  runs: RecurringInvoiceRunView[];
}
