import { ApiProperty } from '@nestjs/swagger';
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
  UpdateDateColumn,
  ViewEntity,
} from 'typeorm';
import { LOW_STOCK } from '#libs/contracts/product';
import { ProductCategory } from '../product-categories/product-category.entity.js';

/** What the shop sells, to be said after FROM; `p` is the product. */
export const SOLD = `products p JOIN product_categories c ON c.id = p.category_id AND p.is_active AND c.is_active`;
export const FEW_LEFT = `p.stock <= ${LOW_STOCK}`;
/** What of it runs low, wherever that is told, and as stockMark of the back-office says it: few, or none of a size. */
export const RUNS_LOW = `(${FEW_LEFT} OR EXISTS (
    SELECT FROM jsonb_array_elements(p.sizes) each WHERE CAST(each ->> 'stock' AS integer) = 0))`;

/** How many there are of a size. */
export class ProductSize {
  size: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  stock: number;
}

/** What the table and what staff read have in common. */
abstract class ProductColumns {
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('integer')
  stock: number;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  /** More pictures, in the order in which they are shown after that one. */
  @Column('text', { array: true, default: [] })
  images: string[];

  @Column('boolean', { name: 'has_variable_sizes', default: false })
  hasVariableSizes: boolean;

  /** In the order staff gave them; empty without size options. */
  @Column('text', { name: 'available_sizes', array: true, default: [] })
  availableSizes: string[];

  /** The stock of each size, in their order; `stock` is then their sum. Empty where they share it, or are none. */
  @ApiProperty({ type: [ProductSize] })
  @Column('jsonb', { default: [] })
  sizes: ProductSize[];

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** A product as the table holds it: filed under its category's key. What crosses the wire is a ProductRecord. */
@Entity('products')
@Check('products_name_given', `name <> ''`)
@Check('products_price_not_negative', 'price_cents >= 0')
@Check('products_stock_not_negative', 'stock >= 0')
@Check('products_sizes_only_with_options', 'has_variable_sizes OR cardinality(available_sizes) = 0')
@Check('products_sizes_in_step', 'see the migration StockBySize')
@Index('products_category_id', ['categoryId'])
@Index('products_name', ['name'])
export class Product extends ProductColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'price_cents' })
  priceCents: number;

  @Column('integer', { name: 'category_id' })
  categoryId: number;

  @ManyToOne(() => ProductCategory, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'products_category_id_fkey' })
  category: ProductCategory;
}

/**
 * A product as staff read it (spec 3 section 3): with the name its category has now, so that renaming a category needs
 * no change of its products. A database view, which migrations write.
 */
@ViewEntity({ name: 'product_records', synchronize: false })
export class ProductRecord extends ProductColumns {
  @PrimaryColumn('integer')
  id: number;

  /** Integer cents. */
  @Column('integer', { name: 'price_cents' })
  price: number;

  /** The category's name. */
  @Column('text')
  category: string;
}
