import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { SENDING_KINDS, type SendingKind } from '#libs/contracts/invoice';
import { Invoice } from './invoice.entity.js';

/** That an invoice went to its client, with the very bytes of its PDF. Never changed. */
@Entity('invoice_sendings')
@Check('invoice_sendings_kind_known', `kind IN ('${SENDING_KINDS.join("', '")}')`)
@Index('invoice_sendings_invoice_id', ['invoiceId', 'id'])
@Index('invoice_sendings_person_email', { synchronize: false })
export class InvoiceSending {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @Column('integer', { name: 'invoice_id', select: false })
  invoiceId?: number;

  @ApiHideProperty()
  @ManyToOne(() => Invoice)
  @JoinColumn({ name: 'invoice_id', foreignKeyConstraintName: 'invoice_sendings_invoice_id_fkey' })
  invoice?: Invoice;

  @ApiProperty({ enum: SENDING_KINDS })
  @Column('text')
  kind: SendingKind;

  /** Null where staff marked it as sent. */
  @Column('text', { name: 'sent_to', nullable: true })
  sentTo: string | null;

  @Column('timestamptz', { name: 'sent_at', default: () => 'clock_timestamp()' })
  sentAt: Date;

  @ApiHideProperty()
  @Column('bytea', { select: false })
  pdf?: Buffer;
}
