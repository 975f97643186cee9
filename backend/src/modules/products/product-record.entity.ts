import { ApiProperty } from '@nestjs/swagger';
import { ViewColumn, ViewEntity } from 'typeorm';

/**
 * A product as staff read it (spec 3 section 3): with the name its category has now, so that renaming a category needs
 * no change of its products. A database view, which migrations write.
 */
@ViewEntity({ name: 'product_records', synchronize: false })
export class ProductRecord {
  @ApiProperty({ type: 'integer' })
  @ViewColumn()
  id: number;

  @ViewColumn()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  @ViewColumn()
  description: string | null;

  /** Integer cents. */
  @ApiProperty({ type: 'integer' })
  @ViewColumn({ name: 'price_cents' })
  price: number;

  /** The category's name. */
  @ViewColumn()
  category: string;

  @ApiProperty({ type: 'integer' })
  @ViewColumn()
  stock: number;

  @ApiProperty({ type: String, nullable: true })
  @ViewColumn({ name: 'image_url' })
  imageUrl: string | null;

  @ViewColumn({ name: 'has_variable_sizes' })
  hasVariableSizes: boolean;

  /** In the order staff gave them; empty without size options. */
  @ViewColumn({ name: 'available_sizes' })
  availableSizes: string[];

  @ViewColumn({ name: 'is_active' })
  isActive: boolean;

  @ViewColumn({ name: 'created_at' })
  createdAt: Date;

  @ViewColumn({ name: 'updated_at' })
  updatedAt: Date;
}
