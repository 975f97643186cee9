import { ApiHideProperty, ApiProperty, PickType } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { CLASS_LEVELS, CLASS_SCHEDULE_DEFAULTS, type ClassLevel } from '#libs/contracts/class-schedule';
import { type Weekday, WEEKDAYS } from '#libs/domain/schedule/weekdays';
import { IdempotentEntity } from '../../common/records/idempotent.entity.js';
import { Instructor } from '../instructors/instructor.entity.js';

/** One class of the school's week (spec 1 section 3). Times are HH:MM on the school's wall clock. */
@Entity('class_schedules')
@Check('class_schedules_start_time_hhmm', `start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`)
@Check('class_schedules_end_time_hhmm', `end_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`)
@Check('class_schedules_end_after_start', 'end_time > start_time')
@Check('class_schedules_trial_places_natural', 'trial_places >= 0')
@Check('class_schedules_level_known', `level IN ('${CLASS_LEVELS.join("', '")}')`)
export class ClassSchedule extends IdempotentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  // PostgreSQL sorts an enum in the order it was declared: Monday to Sunday.
  @ApiProperty({ enum: WEEKDAYS })
  @Column('enum', { enum: WEEKDAYS, enumName: 'weekday' })
  day: Weekday;

  /** HH:MM */
  @ApiProperty({ example: '18:00' })
  @Column('text', { name: 'start_time' })
  startTime: string;

  /** HH:MM, after the start on the same day. */
  @ApiProperty({ example: '19:30' })
  @Column('text', { name: 'end_time' })
  endTime: string;

  @Column('text', { name: 'class_name' })
  className: string;

  @ApiProperty({ enum: CLASS_LEVELS })
  @Column('text')
  level: ClassLevel;

  /** Who of the list teaches it; null: nobody of the list. */
  @Column('integer', { name: 'instructor_id', nullable: true })
  instructorId: number | null;

  @ApiHideProperty()
  @ManyToOne(() => Instructor, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'instructor_id', foreignKeyConstraintName: 'class_schedules_instructor_id_fkey' })
  listedInstructor?: Instructor;

  /** The name of the instructor of the list, also after they are renamed; without one of the list any text. */
  @Column('text', { nullable: true })
  instructor: string | null;

  /** Inactive classes are not shown to visitors. */
  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  /** How many visitors may try it on one date; 0: it takes no trials. */
  @Column('integer', { name: 'trial_places', default: CLASS_SCHEDULE_DEFAULTS.trialPlaces })
  trialPlaces: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** What visitors are told, and what is read for them. */
export const PUBLIC_CLASS_SCHEDULE_FIELDS = [
  'id',
  'day',
  'startTime',
  'endTime',
  'className',
  'level',
  'instructor',
  'isActive',
] as const;

/** A class as visitors see it (spec 1 sections 3 and 7). */
export class PublicClassSchedule extends PickType(ClassSchedule, PUBLIC_CLASS_SCHEDULE_FIELDS) {}
