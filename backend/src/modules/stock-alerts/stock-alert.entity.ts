import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Product } from '../products/product.entity.js';

/** Who waits for a product that is sold out. The row goes with its one mail. */
@Entity('stock_alerts')
@Unique('stock_alerts_once', ['productId', 'size', 'email'])
@Index('stock_alerts_email', ['email'])
export class StockAlert {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'product_id' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'stock_alerts_product_id_fkey' })
  product?: Product;

  /** Empty: whichever there is. */
  @Column('text', { default: '' })
  size: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A product of which staff were told that few are left; the row goes when there are enough again. */
@Entity('low_stock_notices')
export class LowStockNotice {
  @PrimaryColumn('integer', { name: 'product_id' })
  productId: number;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'low_stock_notices_product_id_fkey' })
  product?: Product;
}
