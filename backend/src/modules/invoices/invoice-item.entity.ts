import { ApiHideProperty } from '@nestjs/swagger';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CENTS } from '../../common/records/cents-column.js';
import { Invoice } from './invoice.entity.js';

/** A line of an invoice (spec 3 section 3), as it also crosses the wire. */
@Entity('invoice_items')
@Check('invoice_items_described', `description <> ''`)
@Check('invoice_items_quantity_positive', 'quantity >= 1')
@Check('invoice_items_price_not_negative', 'unit_price_cents >= 0')
@Check('invoice_items_total_whole', 'total_cents = quantity * unit_price_cents')
@Index('invoice_items_invoice_id', ['invoiceId'])
@Index('invoice_items_saved_at', ['savedAt', 'id'])
export class InvoiceItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'invoice_id' })
  invoiceId: number;

  @ApiHideProperty()
  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_items_invoice_id_fkey' })
  invoice?: Invoice;

  @Column('text')
  description: string;

  @Column('integer')
  quantity: number;

  /** Integer cents for one, without tax. */
  @Column('bigint', { name: 'unit_price_cents', transformer: CENTS })
  unitPrice: number;

  /** Integer cents: quantity times unit price. */
  @Column('bigint', { name: 'total_cents', transformer: CENTS })
  totalPrice: number;

  /** Added or last changed: the latest are offered again. */
  @ApiHideProperty()
  @Column('timestamptz', { name: 'saved_at', default: () => 'clock_timestamp()', select: false })
  savedAt?: Date;
}
