import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { StatementLayout } from '#libs/domain/bank-statement/statement-layout';
import { CENTS } from '../../common/records/cents-column.js';
import { ClientPayment } from '../invoices/client-payment.entity.js';
import { InvoicePayment } from '../invoices/invoice-paying.entity.js';
import { OrderPayment } from '../orders/order-payment.entity.js';

/** One press on Import: what is told again to who sends it again. */
@Entity('bank_imports')
@Unique('bank_imports_idempotency_key_key', ['idempotencyKey'])
@Check('bank_imports_request_whole', 'num_nulls(idempotency_key, request_hash) IN (0, 2)')
export class BankImport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'line_count' })
  lineCount: number;

  /** Integer cents. */
  @Column('bigint', { name: 'amount_cents', transformer: CENTS })
  amount: number;

  /** A username. */
  @Column('text', { name: 'imported_by' })
  importedBy: string;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text', { name: 'request_hash', nullable: true })
  requestHash: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A line of a statement, and the payment that it became; it goes with that payment. */
@Entity('bank_lines')
@Unique('bank_lines_fingerprint_key', ['fingerprint'])
@Unique('bank_lines_invoice_payment_id_key', ['invoicePaymentId'])
@Unique('bank_lines_order_payment_id_key', ['orderPaymentId'])
@Unique('bank_lines_client_payment_id_key', ['clientPaymentId'])
@Check('bank_lines_one_payment', 'num_nonnulls(invoice_payment_id, order_payment_id, client_payment_id) = 1')
@Index('bank_lines_bank_import_id', ['bankImportId'])
export class BankLine {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'bank_import_id' })
  bankImportId: number;

  @ManyToOne(() => BankImport, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bank_import_id', foreignKeyConstraintName: 'bank_lines_bank_import_id_fkey' })
  bankImport?: BankImport;

  /** SHA-256 of date, amount, all words of the line and which of several such lines it is. */
  @Column('bytea')
  fingerprint: Buffer;

  @Column('integer', { name: 'invoice_payment_id', nullable: true })
  invoicePaymentId: number | null;

  @ManyToOne(() => InvoicePayment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'invoice_payment_id', foreignKeyConstraintName: 'bank_lines_invoice_payment_id_fkey' })
  invoicePayment?: InvoicePayment;

  @Column('integer', { name: 'order_payment_id', nullable: true })
  orderPaymentId: number | null;

  @ManyToOne(() => OrderPayment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_payment_id', foreignKeyConstraintName: 'bank_lines_order_payment_id_fkey' })
  orderPayment?: OrderPayment;

  @Column('integer', { name: 'client_payment_id', nullable: true })
  clientPaymentId: number | null;

  @ManyToOne(() => ClientPayment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'client_payment_id', foreignKeyConstraintName: 'bank_lines_client_payment_id_fkey' })
  clientPayment?: ClientPayment;
}

/** How files with the same names of columns were read the last time. */
@Entity('bank_layouts')
export class BankLayout {
  /** SHA-256 of the names. */
  @PrimaryColumn('bytea', { name: 'header_hash' })
  headerHash: Buffer;

  @Column('jsonb')
  layout: StatementLayout;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
