import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, Matches, Max, Min } from 'class-validator';
import { CLASS_EXCEPTION_KINDS, CLASS_EXCEPTION_RULES, type ClassExceptionKind } from '#libs/contracts/class-calendar';
import { CLOCK_TIME_PATTERN } from '#libs/domain/schedule/clock-time';
import { IsCalendarDate, OptionalId, OptionalText, TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

const { classScheduleId, date, kind, startTime, endTime, instructorId, instructor, note } = CLASS_EXCEPTION_RULES;

/** How a class differs on a date (CONTRACT section 5). What spans fields the service judges. */
export class CreateClassExceptionDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: classScheduleId.invalid })
  @Min(1, { message: classScheduleId.invalid })
  @Max(MAX_ID, { message: classScheduleId.unknown })
  classScheduleId: number;

  /** A day of the week on which the class is. */
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @IsNotEmpty({ message: date.required })
  @IsCalendarDate({ message: date.invalid })
  date: string;

  @IsNotEmpty({ message: kind.required })
  @IsIn(CLASS_EXCEPTION_KINDS, { message: kind.unknown })
  kind: ClassExceptionKind;

  /** HH:MM, with the end; empty or null: as planned. */
  @ApiPropertyOptional({ type: String, nullable: true, example: '17:00' })
  @TrimmedOrNull()
  @IsOptional()
  @Matches(CLOCK_TIME_PATTERN, { message: startTime.invalid })
  startTime?: string | null;

  /** HH:MM, after the start; empty or null: as planned. */
  @ApiPropertyOptional({ type: String, nullable: true, example: '18:30' })
  @TrimmedOrNull()
  @IsOptional()
  @Matches(CLOCK_TIME_PATTERN, { message: endTime.invalid })
  endTime?: string | null;

  /** Who of the list takes it instead; null: nobody of it. Left out of a change that names an `instructor`: nobody. */
  @OptionalId(instructorId)
  instructorId?: number | null;

  /** Who takes it instead, who needs not be of the list; empty or null: as planned. */
  @OptionalText(instructor)
  instructor?: string | null;

  @OptionalText(note)
  note?: string | null;
}

/** Any part of it but its class and date, which it is for; the others stay as they are. */
@WriteRules({ readOnly: ['classScheduleId', 'date'] })
export class UpdateClassExceptionDto extends PartialType(
  OmitType(CreateClassExceptionDto, ['classScheduleId', 'date'] as const),
  { skipNullProperties: false },
) {}
