import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ORDER_CORRECTIONS, type OrderCorrectionField } from '#libs/contracts/order';
import { Order } from './order.entity.js';

/** That staff corrected an order, as it also crosses the wire; from what to what is in the activity log. */
@Entity('order_corrections')
@Index('order_corrections_order_id', ['orderId'])
export class OrderCorrection {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiHideProperty()
  @Column('integer', { name: 'order_id', select: false })
  orderId?: number;

  @ApiHideProperty()
  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_corrections_order_id_fkey' })
  order?: Order;

  @ApiProperty({ enum: ORDER_CORRECTIONS, isArray: true })
  @Column('text', { array: true })
  fields: OrderCorrectionField[];

  /** The username of who did it, then. */
  @Column('text', { name: 'corrected_by_username', nullable: true })
  by: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  at: Date;
}
