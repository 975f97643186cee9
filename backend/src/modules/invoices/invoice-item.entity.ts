import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { DISCOUNT_KINDS, type DiscountKind } from '#libs/domain/invoice-totals';
import { CENTS } from '../../common/records/cents-column.js';
import { DISCOUNT_WHOLE } from './invoice-fields.entity.js';
import { Invoice } from './invoice.entity.js';

/** A line of an invoice (spec 3 section 3), as it also crosses the wire. */
@Entity('invoice_items')
@Check('invoice_items_described', `description <> ''`)
@Check('invoice_items_quantity_positive', 'quantity >= 1')
@Check('invoice_items_price_not_negative', 'unit_price_cents >= 0')
@Check('invoice_items_discount_kind_known', `discount_kind IN ('${DISCOUNT_KINDS.join("', '")}')`)
@Check('invoice_items_discount_whole', DISCOUNT_WHOLE)
@Check(
  'invoice_items_total_whole',
  `discount_cents BETWEEN 0 AND quantity * unit_price_cents
    AND total_cents = quantity * unit_price_cents - discount_cents`,
)
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

  /** What the line's discount is counted in; null: there is none. */
  @ApiProperty({ enum: DISCOUNT_KINDS, nullable: true })
  @Column('text', { name: 'discount_kind', nullable: true })
  discountKind: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand; 0 when there is none. */
  @Column('bigint', { name: 'discount_value', default: 0, transformer: CENTS })
  discountValue: number;

  /** Integer cents that the discount takes off. */
  @Column('bigint', { name: 'discount_cents', default: 0, transformer: CENTS })
  discountAmount: number;

  /** Integer cents: quantity times unit price, less the discount. */
  @Column('bigint', { name: 'total_cents', transformer: CENTS })
  totalPrice: number;

  /** Added or last changed: the latest are offered again. */
  @ApiHideProperty()
  @Column('timestamptz', { name: 'saved_at', default: () => 'clock_timestamp()', select: false })
  savedAt?: Date;
}
