import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';

export class AllocatedPaymentView {
  invoiceId: number;

  invoiceNumber: string;

  /** Integer cents. */
  amount: number;
}

/** One sum that a client paid, and what became of it. */
export class ClientPaymentView {
  id: number;

  /** On the school's wall clock, like `2027-04-16`. */
  @ApiProperty({ format: 'date' })
  paidOn: string;

  /** Integer cents. */
  amount: number;

  @ApiProperty({ enum: PAYMENT_METHODS })
  method: PaymentMethod;

  reference: string | null;

  /** Integer cents that no invoice has got yet. */
  unusedAmount: number;

  /** In the order in which the invoices got it. */
  @ApiProperty({ type: [AllocatedPaymentView] })
  allocations: AllocatedPaymentView[];
}

/** What a client has paid ahead. */
export class ClientCreditView {
  corporateClientId: number;

  /** Integer cents that the client paid and no invoice has got yet. */
  creditAmount: number;

  /** The latest of the client's payments that were recorded for several invoices or ahead, the newest first. */
  @ApiProperty({ type: [ClientPaymentView] })
  payments: ClientPaymentView[];
}
