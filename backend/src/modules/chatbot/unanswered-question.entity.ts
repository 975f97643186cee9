import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { UNANSWERED_RULES, UNANSWERED_STATUSES, type UnansweredStatus } from '#libs/contracts/chat-admin';
import { Faq } from '../faqs/faq.entity.js';

/**
 * A question that ended in the assistant's apology, with all that ask the same. A trigger opens an answered one again
 * when its FAQ goes; others keep unanswered_question_counts in step, and the migration holds the indexes of the list.
 */
@Entity('unanswered_questions')
@Unique('unanswered_questions_question_group_key', ['questionGroup'])
@Check(
  'unanswered_questions_question_given',
  `question_group <> '' AND char_length(question) BETWEEN 1 AND ${UNANSWERED_RULES.question.maxLength}`,
)
@Check('unanswered_questions_asked', 'asked_count >= 1 AND last_asked_at >= first_asked_at')
@Check('unanswered_questions_status_known', `status IN ('${UNANSWERED_STATUSES.join("', '")}')`)
@Check('unanswered_questions_answered_by_faq', "(status = 'answered') = (faq_id IS NOT NULL)")
@Index('unanswered_questions_asked_count', { synchronize: false })
@Index('unanswered_questions_status_asked_count', { synchronize: false })
@Index('unanswered_questions_last_asked_at', { synchronize: false })
@Index('unanswered_questions_first_asked_at', { synchronize: false })
@Index('unanswered_questions_question', { synchronize: false })
@Index('unanswered_questions_search', { synchronize: false })
@Index('unanswered_questions_faq_id', { synchronize: false })
@Index('unanswered_questions_updated_at', ['updatedAt'])
export class UnansweredQuestion {
  @PrimaryGeneratedColumn()
  id: number;

  /** As it was asked last, without contact details, at most 500 characters. */
  @Column('text')
  question: string;

  /** The same for all that ask the same. */
  @ApiHideProperty()
  @Column('text', { name: 'question_group', select: false })
  questionGroup: string;

  /** How often, in any wording of the same words. */
  @Column('integer', { name: 'asked_count', default: 1 })
  askedCount: number;

  @Column('timestamptz', { name: 'first_asked_at', default: () => 'now()' })
  firstAskedAt: Date;

  @Column('timestamptz', { name: 'last_asked_at', default: () => 'now()' })
  lastAskedAt: Date;

  @ApiProperty({ enum: UNANSWERED_STATUSES })
  @Column('text', { default: 'open' })
  status: UnansweredStatus;

  /** The FAQ that answers it, exactly while it is answered. */
  @Column('int', { name: 'faq_id', nullable: true })
  faqId: number | null;

  @ApiHideProperty()
  @ManyToOne(() => Faq, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'faq_id', foreignKeyConstraintName: 'unanswered_questions_faq_id_fkey' })
  faq?: Faq;

  /** Asked, or changed by staff. */
  @ApiHideProperty()
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', select: false })
  updatedAt: Date;
}
