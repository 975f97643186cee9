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
import { LOW_STOCK } from '#libs/contracts/product';
import type { SizeStock } from '#libs/domain/product-sizes';
import { ProductCategory } from '../product-categories/product-category.entity.js';

/** What the shop sells, to be said after FROM; `p` is the product. */
export const SOLD = `products p JOIN product_categories c ON c.id = p.category_id AND p.is_active AND c.is_active`;
export const FEW_LEFT = `p.stock <= ${LOW_STOCK}`;
/** What of it runs low, wherever that is told, and as stockMark of the back-office says it: few, or none of a size. */
export const RUNS_LOW = `(${FEW_LEFT} OR EXISTS (
    SELECT FROM jsonb_array_elements(p.sizes) each WHERE CAST(each ->> 'stock' AS integer) = 0))`;

/** A product as the table holds it: filed under its category's key. What crosses the wire is a ProductRecord. */
@Entity('products')
@Check('products_name_given', `name <> ''`)
@Check('products_price_not_negative', 'price_cents >= 0')
@Check('products_stock_not_negative', 'stock >= 0')
@Check('products_sizes_only_with_options', 'has_variable_sizes OR cardinality(available_sizes) = 0')
@Check('products_sizes_in_step', 'see the migration StockBySize')
@Index('products_category_id', ['categoryId'])
@Index('products_name', ['name'])
export class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  @Column('integer', { name: 'category_id' })
  categoryId: number;

  @ManyToOne(() => ProductCategory, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'products_category_id_fkey' })
  category: ProductCategory;

  @Column('integer')
  stock: number;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('text', { array: true, default: [] })
  images: string[];

  @Column('boolean', { name: 'has_variable_sizes', default: false })
  hasVariableSizes: boolean;

  @Column('text', { name: 'available_sizes', array: true, default: [] })
  availableSizes: string[];

  /** None where the sizes share the stock, which is else their sum. */
  @Column('jsonb', { default: [] })
  sizes: SizeStock[];

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
