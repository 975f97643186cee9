import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { CLASS_EXCEPTION_KINDS, type ClassExceptionKind } from '#libs/contracts/class-calendar';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { Instructor } from '../instructors/instructor.entity.js';

export const ONE_A_DATE = 'class_exceptions_one_a_date';
const CLOCK_TIME = String.raw`'^([01]\d|2[0-3]):[0-5]\d$'`;

/** How one class of the week differs on one date (CONTRACT section 5). Goes with its class. */
@Entity('class_exceptions')
@Unique(ONE_A_DATE, ['classScheduleId', 'date'])
@Check('class_exceptions_kind_known', `kind IN ('${CLASS_EXCEPTION_KINDS.join("', '")}')`)
@Check(
  'class_exceptions_times',
  `(start_time IS NULL) = (end_time IS NULL) AND start_time ~ ${CLOCK_TIME} AND end_time ~ ${CLOCK_TIME} ` +
    'AND end_time > start_time',
)
export class ClassException {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'class_schedule_id' })
  classScheduleId: number;

  @ManyToOne(() => ClassSchedule, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'class_schedule_id', foreignKeyConstraintName: 'class_exceptions_class_schedule_id_fkey' })
  classSchedule?: ClassSchedule;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @Column('date')
  date: string;

  @ApiProperty({ enum: CLASS_EXCEPTION_KINDS })
  @Column('text')
  kind: ClassExceptionKind;

  /** HH:MM, of a class that was moved; null: as planned. */
  @ApiProperty({ type: String, nullable: true, example: '17:00' })
  @Column('text', { name: 'start_time', nullable: true })
  startTime: string | null;

  /** HH:MM, with the start; null: as planned. */
  @ApiProperty({ type: String, nullable: true, example: '18:30' })
  @Column('text', { name: 'end_time', nullable: true })
  endTime: string | null;

  /** Who of the list takes the class instead; null: nobody of the list. */
  @Column('integer', { name: 'instructor_id', nullable: true })
  instructorId: number | null;

  @ApiHideProperty()
  @ManyToOne(() => Instructor, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'instructor_id', foreignKeyConstraintName: 'class_exceptions_instructor_id_fkey' })
  listedInstructor?: Instructor;

  /** Who takes the class instead: the name of the instructor of the list, or any text; null: as planned. */
  @Column('text', { nullable: true })
  instructor: string | null;

  /** What visitors read beside it. */
  @Column('text', { nullable: true })
  note: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
