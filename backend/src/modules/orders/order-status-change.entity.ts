import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { OrderStatus } from '#libs/domain/order';
import { User } from '../users/user.entity.js';
import { Order } from './order.entity.js';

/** One step of an order's life. The first, from null, is its placing. */
@Entity('order_status_changes')
@Index('order_status_changes_order_id', ['orderId'])
@Index('order_status_changes_changed_by_user_id', { synchronize: false })
export class OrderStatusChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_status_changes_order_id_fkey' })
  order?: Order;

  @Column('text', { name: 'from_status', nullable: true })
  fromStatus: OrderStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus: OrderStatus;

  /** Null: the customer; or the account was deleted since. */
  @Column('integer', { name: 'changed_by_user_id', nullable: true })
  changedByUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'changed_by_user_id', foreignKeyConstraintName: 'order_status_changes_changed_by_user_fkey' })
  changedByUser?: User;

  /** The username of that account at the time. */
  @Column('text', { name: 'changed_by_username', nullable: true })
  changedByUsername: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
