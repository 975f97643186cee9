import { ApiHideProperty } from '@nestjs/swagger';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { IssuerColumns } from './issuer.entity.js';

/** What new invoices begin with, where the school has said it; null: as built in. One row, or none yet. */
@Entity('invoice_settings')
@Check('invoice_settings_one_row', 'id = 1')
@Check('invoice_settings_logo_not_inline', `storm_combat_logo NOT LIKE 'data:%'`)
export class InvoiceSettings extends IssuerColumns {
  @ApiHideProperty()
  @PrimaryColumn('integer', { default: 1 })
  id?: number;

  @Column('text', { nullable: true })
  notes: string | null;
}
