import { ApiProperty } from '@nestjs/swagger';
import { ViewColumn, ViewEntity } from 'typeorm';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { OrderItemView } from './order-item.view.js';

/** An order as staff read it (spec 3 section 3), with its lines; deleted ones are not among them. A database view, which migrations write. */
@ViewEntity({ name: 'order_records', synchronize: false })
export class OrderRecord {
  @ApiProperty({ type: 'integer' })
  @ViewColumn()
  id: number;

  /** `SC-XXXX-XXXX-XXXX-XXXX`. */
  @ViewColumn({ name: 'order_number' })
  orderNumber: string;

  @ViewColumn({ name: 'customer_name' })
  customerName: string;

  @ViewColumn({ name: 'customer_email' })
  customerEmail: string;

  @ApiProperty({ type: String, nullable: true })
  @ViewColumn({ name: 'customer_phone' })
  customerPhone: string | null;

  @ViewColumn({ name: 'shipping_address' })
  shippingAddress: string;

  @ApiProperty({ enum: ORDER_STATUSES })
  @ViewColumn()
  status: OrderStatus;

  /** Integer cents. */
  @ApiProperty({ type: 'integer' })
  @ViewColumn({ name: 'total_cents' })
  totalAmount: number;

  @ApiProperty({ type: String, nullable: true })
  @ViewColumn({ name: 'tracking_number' })
  trackingNumber: string | null;

  /** In the order in which they were asked for. */
  @ApiProperty({ type: [OrderItemView] })
  @ViewColumn()
  items: OrderItemView[];

  @ViewColumn({ name: 'created_at' })
  createdAt: Date;

  @ViewColumn({ name: 'updated_at' })
  updatedAt: Date;
}
