import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
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
import { IdempotentEntity } from '../../common/records/idempotent.entity.js';
import { Instructor } from './instructor.entity.js';

/** Days on which an instructor is away: their classes then need a substitute. Goes with the instructor. */
@Entity('instructor_absences')
@Check('instructor_absences_end_not_before_start', 'end_date >= start_date')
export class InstructorAbsence extends IdempotentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer', { name: 'instructor_id' })
  instructorId: number;

  @ApiHideProperty()
  @ManyToOne(() => Instructor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'instructor_id', foreignKeyConstraintName: 'instructor_absences_instructor_id_fkey' })
  instructor?: Instructor;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @Column('date', { name: 'start_date' })
  startDate: string;

  /** The last day, included. */
  @ApiProperty({ format: 'date', example: '2027-01-04' })
  @Column('date', { name: 'end_date' })
  endDate: string;

  /** For staff alone: visitors never learn of an absence. */
  @Column('text', { nullable: true })
  note: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
