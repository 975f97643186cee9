import { ApiHideProperty, ApiProperty, PickType } from '@nestjs/swagger';
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
import { MEMBERSHIP_PLANS, type MembershipPlan } from '#libs/domain/school-facts';
import { TRIAL_STATUSES, type TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { ParticipantColumns, VISITOR_PARTICIPANT_FIELDS } from '../../common/participants/participant.entity.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';

export const ONE_KEY = 'trial_bookings_idempotency_key_key';

/** A visitor who tries a class on a date (CONTRACT section 6). The class as it was last told: name and times. */
@Entity('trial_bookings')
@Unique(ONE_KEY, ['idempotencyKey'])
@Unique('trial_bookings_message_id_key', ['messageId'])
@Check('trial_bookings_status_known', `status IN ('${TRIAL_STATUSES.join("', '")}')`)
@Check('trial_bookings_plan_known', `plan IN ('${MEMBERSHIP_PLANS.join("', '")}')`)
@Check('trial_bookings_request_whole', 'num_nulls(idempotency_key, request_hash) IN (0, 2)')
@Check('trial_bookings_consent_whole', 'num_nulls(guardian_name, guardian_consent, guardian_consent_at) IN (0, 3)')
@Check('trial_bookings_child_has_guardian', 'participant_age >= 18 OR guardian_name IS NOT NULL')
@Index('trial_bookings_class_date', ['classScheduleId', 'date'])
@Index('trial_bookings_date', ['date', 'startTime'])
export class TrialBooking extends ParticipantColumns {
  @PrimaryGeneratedColumn()
  id: number;

  /** Null once the class is deleted. */
  @Column('integer', { name: 'class_schedule_id', nullable: true })
  classScheduleId: number | null;

  @ManyToOne(() => ClassSchedule, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'class_schedule_id', foreignKeyConstraintName: 'trial_bookings_class_schedule_id_fkey' })
  classSchedule?: ClassSchedule;

  @Column('text', { name: 'class_name' })
  className: string;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @Column('date')
  date: string;

  /** HH:MM */
  @ApiProperty({ example: '18:00' })
  @Column('text', { name: 'start_time' })
  startTime: string;

  /** HH:MM */
  @ApiProperty({ example: '19:30' })
  @Column('text', { name: 'end_time' })
  endTime: string;

  @ApiProperty({ enum: TRIAL_STATUSES })
  @Column('text', { default: 'new' })
  status: TrialStatus;

  /** The membership that the visitor has an eye on. */
  @ApiProperty({ enum: MEMBERSHIP_PLANS, nullable: true })
  @Column('text', { nullable: true })
  plan: MembershipPlan | null;

  /** The message of the inbox that staff have made of it. */
  @Column('integer', { name: 'message_id', nullable: true })
  messageId: number | null;

  @ManyToOne(() => ContactMessage, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'trial_bookings_message_id_fkey' })
  contactMessage?: ContactMessage | null;

  /** The date of which the visitor was reminded. */
  @ApiHideProperty()
  @Column('date', { name: 'reminded_of', nullable: true, select: false })
  remindedOf: string | null;
}

/** A link that was mailed to a visitor. Each mail has one of its own, for the database keeps only their hashes. */
@Entity('trial_booking_links')
@Index('trial_booking_links_trial_booking_id', ['trialBookingId'])
export class TrialBookingLink {
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('integer', { name: 'trial_booking_id' })
  trialBookingId: number;

  @ManyToOne(() => TrialBooking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'trial_booking_id', foreignKeyConstraintName: 'trial_booking_links_trial_booking_id_fkey' })
  trialBooking?: TrialBooking;
}

/** What the visitor is told who booked, or who has the link. */
export const VISITOR_FIELDS = [
  'id',
  'classScheduleId',
  'className',
  'date',
  'startTime',
  'endTime',
  'status',
  'plan',
  ...VISITOR_PARTICIPANT_FIELDS,
] as const;

export class VisitorTrialBooking extends PickType(TrialBooking, VISITOR_FIELDS) {}
