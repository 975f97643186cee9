import { ApiProperty } from '@nestjs/swagger';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { INSTRUCTOR_SORT_ORDER_WITHOUT } from '#libs/contracts/instructor';

/** Who teaches at the school (spec 1 sections 2.7 and 3). */
@Entity('instructors')
@Check('instructors_texts_filled', `'' NOT IN (name, role, bio)`)
@Check('instructors_image_not_inline', `image <> '' AND image NOT LIKE 'data:%'`)
@Check('instructors_sort_order_natural', 'sort_order >= 0')
@Index('instructors_sort_order', ['sortOrder', 'name', 'id'])
export class Instructor {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  name: string;

  @ApiProperty({ example: 'Head instructor' })
  @Column('text')
  role: string;

  @Column('text')
  bio: string;

  /** A web address or a path of this site; null: none, and the site shows initials. */
  @Column('text', { nullable: true })
  image: string | null;

  @ApiProperty({ type: [String], example: ['Krav Maga', 'Firearms'] })
  @Column('text', { array: true, default: [] })
  expertise: string[];

  /** Lower first; 0 is the highest priority. */
  @Column('integer', { name: 'sort_order', default: INSTRUCTOR_SORT_ORDER_WITHOUT })
  sortOrder: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
