import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Product } from '../products/product.entity.js';
import { Order } from './order.entity.js';

/** A line of an order: the product as it was sold. It outlives the product. */
@Entity('order_items')
@Check('order_items_quantity_positive', 'quantity >= 1')
@Check('order_items_price_not_negative', 'price_cents >= 0')
@Check('order_items_size_given_or_not', 'selected_size IS NULL OR NOT size_not_given')
@Index('order_items_order_id', ['orderId'])
@Index('order_items_product_id', ['productId'])
export class OrderItem {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'order_id' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_items_order_id_fkey' })
  order?: Order;

  /** Null once the product is deleted. */
  @Column('integer', { name: 'product_id', nullable: true })
  productId: number | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'order_items_product_id_fkey' })
  product?: Product;

  @Column('text', { name: 'product_name' })
  productName: string;

  @Column('text', { name: 'product_image_url', nullable: true })
  productImageUrl: string | null;

  @Column('integer')
  quantity: number;

  /** For one. */
  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  @Column('text', { name: 'selected_size', nullable: true })
  selectedSize: string | null;

  /** The product came in sizes, and none was chosen: staff have to ask. */
  @Column('boolean', { name: 'size_not_given', default: false })
  sizeNotGiven: boolean;
}
