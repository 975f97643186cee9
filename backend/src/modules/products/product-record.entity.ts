import { ApiProperty } from '@nestjs/swagger';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';

/** How many there are of a size. */
export class ProductSize {
  size: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  stock: number;
}

/**
 * A product as staff read it (spec 3 section 3): with the name its category has now, so that renaming a category needs
 * no change of its products. A database view, which migrations write.
 */
@ViewEntity({ name: 'product_records', synchronize: false })
export class ProductRecord {
  @PrimaryColumn('integer')
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** Integer cents. */
  @Column('integer', { name: 'price_cents' })
  price: number;

  /** The category's name. */
  @Column('text')
  category: string;

  @Column('integer')
  stock: number;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  /** More pictures, in the order in which they are shown after that one. */
  @Column('text', { array: true })
  images: string[];

  @Column('boolean', { name: 'has_variable_sizes' })
  hasVariableSizes: boolean;

  /** In the order staff gave them; empty without size options. */
  @Column('text', { name: 'available_sizes', array: true })
  availableSizes: string[];

  /** The stock of each size, in their order; `stock` is then their sum. Empty where they share it, or are none. */
  @ApiProperty({ type: [ProductSize] })
  @Column('jsonb')
  sizes: ProductSize[];

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
