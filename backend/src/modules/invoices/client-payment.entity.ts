import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { CENTS } from '../../common/records/cents-column.js';
import { CorporateClient } from '../corporate-clients/corporate-client.entity.js';

/**
 * One sum that a client paid. What invoices got of it are payments of theirs; what none got is the client's credit.
 * Whoever writes one, or takes from it, holds the client's lock.
 */
@Entity('client_payments')
@Check('client_payments_amount_positive', 'amount_cents > 0')
@Check('client_payments_method_known', `method IN ('${PAYMENT_METHODS.join("', '")}')`)
@Unique('client_payments_idempotency_key', ['corporateClientId', 'idempotencyKey'])
export class ClientPayment {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'corporate_client_id' })
  corporateClientId: number;

  @ManyToOne(() => CorporateClient)
  @JoinColumn({ name: 'corporate_client_id', foreignKeyConstraintName: 'client_payments_corporate_client_id_fkey' })
  corporateClient?: CorporateClient;

  /** On the school's wall clock, like `2027-04-16`. */
  @Column('date', { name: 'paid_on' })
  paidOn: string;

  /** Integer cents. */
  @Column('bigint', { name: 'amount_cents', transformer: CENTS })
  amount: number;

  @Column('text')
  method: PaymentMethod;

  @Column('text', { nullable: true })
  reference: string | null;

  @Column('text', { name: 'idempotency_key', nullable: true, select: false })
  idempotencyKey?: string | null;

  @Column('text', { name: 'request_hash', nullable: true, select: false })
  requestHash?: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
