import { ApiProperty } from '@nestjs/swagger';
import { CLASS_STATUSES } from '#libs/contracts/class-calendar';
import { CLASS_LEVELS } from '#libs/contracts/class-schedule';
import type { CalendarDay, DatedClass } from '#libs/domain/schedule/class-dates';
import type { SubstituteNeeded } from '#libs/domain/schedule/substitutes';

/** One class on one date. */
export class DatedClassView implements DatedClass {
  @ApiProperty({ type: 'integer' })
  classScheduleId: number;

  className: string;

  /** HH:MM */
  @ApiProperty({ example: '18:00' })
  startTime: string;

  /** HH:MM */
  @ApiProperty({ example: '19:30' })
  endTime: string;

  @ApiProperty({ enum: CLASS_LEVELS })
  level: string;

  instructor: string | null;

  @ApiProperty({ enum: CLASS_STATUSES })
  status: DatedClass['status'];

  note: string | null;
}

/** One day of the calendar (CONTRACT section 5). */
export class CalendarDayView implements CalendarDay {
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  date: string;

  isClosed: boolean;

  /** Of the closure or the public holiday; also of a holiday on which the school opens. */
  name: string | null;

  /** By start. None on a closed day. */
  @ApiProperty({ type: [DatedClassView] })
  classes: DatedClassView[];
}

/** A public holiday of the next twelve months. */
export class PublicHolidayView {
  /** The date, which is what tells one from another. */
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  id: string;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  date: string;

  @ApiProperty({ example: 'Day of Reconciliation' })
  name: string;

  /** False: staff keep the school open. */
  isClosed: boolean;

  /** What was added for this day alone and decides it; null: a longer closure, or the law. */
  @ApiProperty({ type: 'integer', nullable: true })
  closureId: number | null;
}

/** A class on a date that takes place, and whose instructor is away. */
export class SubstituteNeededView implements SubstituteNeeded {
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  date: string;

  @ApiProperty({ type: 'integer' })
  classScheduleId: number;

  className: string;

  /** HH:MM */
  @ApiProperty({ example: '18:00' })
  startTime: string;

  /** HH:MM */
  @ApiProperty({ example: '19:30' })
  endTime: string;

  /** Who is away. */
  @ApiProperty({ type: 'integer' })
  instructorId: number;

  instructor: string | null;
}
