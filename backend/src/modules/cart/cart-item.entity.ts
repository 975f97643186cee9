import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { Product } from '../products/product.entity.js';

/**
 * One line of a visitor's cart, as the table holds it: a product in one size (spec 2 section 3). It goes with its
 * product.
 */
@Entity('cart_items')
@Check('cart_items_session_id_formed', `session_id ~ '^[A-Za-z0-9_-]{8,64}$'`)
@Check('cart_items_quantity_positive', 'quantity >= 1')
@Check('cart_items_size_given_or_none', `selected_size <> ''`)
@Index('cart_items_line', { synchronize: false })
@Index('cart_items_product_id', ['productId'])
export class CartItem {
  /** Random: who knows it changes the line. */
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { name: 'session_id' })
  sessionId: string;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'cart_items_product_id_fkey' })
  product: Product;

  @Column('text', { name: 'selected_size', nullable: true })
  selectedSize: string | null;

  @Column('integer')
  quantity: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
