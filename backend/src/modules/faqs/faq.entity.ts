import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { ApiProperty } from '@nestjs/swagger';
import { FAQ_CATEGORIES, type FaqCategory } from '#libs/contracts/faq';

/** A frequently asked question: on the site and in the assistant's answers while active (spec 1 section 3). */
@Entity('faqs')
@Check('faqs_category_known', `category IN ('${FAQ_CATEGORIES.join("', '")}')`)
export class Faq {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  question: string;

  @Column('text')
  answer: string;

  @ApiProperty({ enum: FAQ_CATEGORIES })
  @Column('text', { default: 'general' })
  category: FaqCategory;

  /** Inactive questions are not shown to visitors. */
  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
