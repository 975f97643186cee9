import { ApiProperty, OmitType } from '@nestjs/swagger';
import { InvoiceSettings } from './invoice-settings.entity.js';

/** What new invoices begin with. */
export class InvoiceSettingsView extends OmitType(InvoiceSettings, ['id'] as const) {
  /** Hundredths of a percent, as the settings of VAT say (`/api/admin/settings/invoices`). */
  @ApiProperty({ type: 'integer' })
  defaultTaxRate: number;
}
