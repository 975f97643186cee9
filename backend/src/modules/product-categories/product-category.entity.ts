import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

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
