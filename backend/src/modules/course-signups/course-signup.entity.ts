import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { COURSE_SIGNUP_STATUSES, type CourseSignupStatus } from '#libs/domain/course-signup';
import { ParticipantColumns, VISITOR_PARTICIPANT_FIELDS } from '../../common/participants/participant.entity.js';
import { BeginnerCourse } from '../beginner-courses/beginner-course.entity.js';

export const ONE_KEY = 'course_signups_idempotency_key_key';

/** Somebody who signed up for a course, or waits for a place. The course as it was last told: name and start. */
@Entity('course_signups')
@Unique(ONE_KEY, ['idempotencyKey'])
@Check('course_signups_status_known', `status IN ('${COURSE_SIGNUP_STATUSES.join("', '")}')`)
@Check('course_signups_request_whole', 'num_nulls(idempotency_key, request_hash) IN (0, 2)')
@Check('course_signups_consent_whole', 'num_nulls(guardian_name, guardian_consent, guardian_consent_at) IN (0, 3)')
@Check('course_signups_child_has_guardian', 'participant_age >= 18 OR guardian_name IS NOT NULL')
@Index('course_signups_course_status', ['courseId', 'status'])
export class CourseSignup extends ParticipantColumns {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null once the course is deleted. */
  @Column('integer', { name: 'course_id', nullable: true })
  courseId: number | null;

  @ManyToOne(() => BeginnerCourse, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'course_signups_course_id_fkey' })
  course?: BeginnerCourse;

  @Column('text', { name: 'course_name' })
  courseName: string;

  /** Free text, as the course has it. */
  @ApiProperty({ example: '16 April' })
  @Column('text', { name: 'start_date' })
  startDate: string;

  /** The date that startDate was understood as; null: the text is no date. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-04-16' })
  @Column('date', { name: 'starts_on', nullable: true })
  startsOn: string | null;

  @ApiProperty({ enum: COURSE_SIGNUP_STATUSES })
  @Column('text')
  status: CourseSignupStatus;
}

/** A link that was mailed to a visitor. Each mail has one of its own, for the database keeps only their hashes. */
@Entity('course_signup_links')
@Index('course_signup_links_course_signup_id', ['courseSignupId'])
export class CourseSignupLink {
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('integer', { name: 'course_signup_id' })
  courseSignupId: number;

  @ManyToOne(() => CourseSignup, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_signup_id', foreignKeyConstraintName: 'course_signup_links_course_signup_id_fkey' })
  courseSignup?: CourseSignup;
}

/** What the visitor is told who signed up, or who has the link. */
export const VISITOR_FIELDS = [
  'id',
  'courseId',
  'courseName',
  'startDate',
  'status',
  ...VISITOR_PARTICIPANT_FIELDS,
] as const;

export class VisitorCourseSignup extends PickType(CourseSignup, VISITOR_FIELDS) {}
