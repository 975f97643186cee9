import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PAYMENT_TERMS, type PaymentTerms } from '#libs/domain/payment-terms';
import { InvoiceFactsDto } from './invoice-facts.dto.js';
import { IssuerColumns } from './issuer-columns.entity.js';

class InvoiceStartView extends IssuerColumns {
  notes: string | null;
}

/** What new invoices begin with. */
export class InvoiceSettingsView extends InvoiceStartView {
  /** Hundredths of a percent, as the settings of VAT say (`/api/admin/settings/invoices`). */
  @ApiProperty({ type: 'integer' })
  defaultTaxRate: number;

  /** What new clients begin with, as the same settings say. */
  @ApiProperty({ enum: PAYMENT_TERMS })
  paymentTerms: PaymentTerms;
}

/**
 * The whole section. What new invoices begin with is what the owner says of it or, where that is nothing, what follows
 * from the other sections or is built in. Until somebody saves the section, updatedAt is 1970-01-01T00:00:00.000Z.
 */
export class InvoiceSettings extends IntersectionType(InvoiceFactsDto, InvoiceStartView) {
  updatedAt: Date;
}
