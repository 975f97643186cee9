import { ApiProperty } from '@nestjs/swagger';
import { Column, PrimaryColumn, ViewEntity } from 'typeorm';

/**
 * A product as staff read it (spec 3 section 3): with the name its category has now, so that renaming a category needs
 * no change of its products. A database view, which migrations write.
 */
@ViewEntity({ name: 'product_records', synchronize: false })
export class ProductRecord {
  @ApiProperty({ type: 'integer' })
  @PrimaryColumn('integer')
  id: number;

  @Column('text')
  name: string;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { nullable: true })
  description: string | null;

  /** Integer cents. */
  @ApiProperty({ type: 'integer' })
  @Column('integer', { name: 'price_cents' })
  price: number;

  /** The category's name. */
  @Column('text')
  category: string;

  @ApiProperty({ type: 'integer' })
  @Column('integer')
  stock: number;

  @ApiProperty({ type: String, nullable: true })
  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('boolean', { name: 'has_variable_sizes' })
  hasVariableSizes: boolean;

  /** In the order staff gave them; empty without size options. */
  @Column('text', { name: 'available_sizes', array: true })
  availableSizes: string[];

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
