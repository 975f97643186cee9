import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { OptionalText } from '../../common/validation/text.decorators.js';
import { IssuerDto } from './issuer.dto.js';

const { notes } = INVOICE_RULES;

/** Any part of what new invoices begin with; empty or null goes back to what is built in. */
export class ChangeInvoiceSettingsDto extends IssuerDto {
  @OptionalText(notes)
  notes?: string | null;
}
