import { ApiProperty, PickType } from '@nestjs/swagger';
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { IdempotentEntity } from '../../common/records/idempotent.entity.js';

/**
 * Days on which the school is closed (CONTRACT section 5); with `isClosed` false days on which it opens although they
 * are public holidays. Of several for a day the one that was added last counts.
 */
@Entity('closures')
@Check('closures_end_not_before_start', 'end_date >= start_date')
export class Closure extends IdempotentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @Column('date', { name: 'start_date' })
  startDate: string;

  /** The last day, included. */
  @ApiProperty({ format: 'date', example: '2027-01-04' })
  @Column('date', { name: 'end_date' })
  endDate: string;

  /** What visitors read: "December break". */
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('boolean', { name: 'is_closed', default: true })
  isClosed: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** What the calendar follows from. */
export class PlannedClosure extends PickType(Closure, ['id', 'startDate', 'endDate', 'name', 'isClosed'] as const) {}
