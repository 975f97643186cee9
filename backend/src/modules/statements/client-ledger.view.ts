import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { LEDGER_KINDS, type LedgerKind } from '#libs/domain/client-ledger';
import { INVOICE_STATUSES, type InvoiceStatus } from '#libs/domain/invoice-status';

/** One thing that changed what a client owes. */
export class LedgerEntryView {
  /**
   * `payment` came in for one invoice, `client-payment` for several or ahead. `credit-used`: an invoice got what was
   * paid ahead. `settled-by-hand`: staff called the invoice cancelled, or paid without recording how.
   */
  @ApiProperty({ enum: LEDGER_KINDS, enumName: 'LedgerKind' })
  kind: LedgerKind;

  /** Of the invoice, credit note or payment. */
  id: number;

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  date: string;

  /** Integer cents that it adds to what is owed; below zero, that it takes off. */
  amount: number;

  /** Integer cents that are owed after it; below zero: the client has paid more than it owes. */
  balance: number;

  /** The invoice that it is, or belongs to. */
  invoiceNumber: string | null;

  creditNoteNumber: string | null;

  /** Of a payment. */
  @ApiProperty({ enum: PAYMENT_METHODS, nullable: true })
  method: PaymentMethod | null;

  reference: string | null;

  /** Integer cents of the client's credit that an invoice got; it was paid before, so what is owed stays. */
  creditUsed: number | null;

  /** What staff called an invoice that they settled by hand. */
  @ApiProperty({ enum: INVOICE_STATUSES, nullable: true })
  status: InvoiceStatus | null;
}

/** What a client was asked and paid within a period, with what it owed after each. */
export class ClientLedgerView {
  corporateClientId: number;

  clientName: string;

  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  /** Integer cents that were owed before the first day. */
  openingBalance: number;

  /** The oldest first; of one day, what was asked before what was paid. */
  @ApiProperty({ type: [LedgerEntryView] })
  entries: LedgerEntryView[];

  /** Integer cents that are owed after the last day. Until today it is the statement's total. */
  closingBalance: number;
}
