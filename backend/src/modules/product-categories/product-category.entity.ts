import { ApiProperty } from '@nestjs/swagger';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** Which size fits whom. */
export class SizeChart {
  /** The first is that of the sizes. */
  @ApiProperty({ example: ['Size', 'Chest (cm)'] })
  columns: string[];

  /** As many cells in each as there are columns. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    example: [
      ['S', '90–95'],
      ['M', '96–101'],
    ],
  })
  rows: string[][];
}

/** A part of the shop (spec 3 section 3). Its name is unique whatever its case: products are filed by it. */
@Entity('product_categories')
@Check('product_categories_name_given', `name <> ''`)
@Check('product_categories_sort_order_not_negative', 'sort_order >= 0')
@Index('product_categories_name_key', { synchronize: false })
@Index('product_categories_order', ['sortOrder', 'name'])
export class ProductCategory {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** Shown on the page of each of its products that comes in sizes; null: none. */
  @ApiProperty({ type: SizeChart, nullable: true })
  @Column('jsonb', { name: 'size_chart', nullable: true })
  sizeChart: SizeChart | null;

  /** The products of an inactive category are not shown to visitors. */
  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  /** Lower first. */
  @Column('integer', { name: 'sort_order', default: 0 })
  sortOrder: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
