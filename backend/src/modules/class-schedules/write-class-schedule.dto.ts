import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, Matches } from 'class-validator';
import {
  CLASS_LEVELS,
  CLASS_SCHEDULE_DEFAULTS,
  CLASS_SCHEDULE_RULES,
  type ClassLevel,
} from '#libs/contracts/class-schedule';
import { CLOCK_TIME_PATTERN } from '#libs/domain/schedule/clock-time';
import { type Weekday, WEEKDAYS } from '#libs/domain/schedule/weekdays';
import {
  Omittable,
  NaturalNumber,
  Trimmed,
  OptionalId,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';

const { day, startTime, endTime, className, level, instructor, isActive, trialPlaces } = CLASS_SCHEDULE_RULES;
const { instructorId } = CLASS_SCHEDULE_RULES;

/**
 * A new class (spec 3 section 5). Monday and Beginner are what the form starts with; a caller names both.
 * The end is after the start: the service sees to it, also when only one is sent.
 */
export class CreateClassScheduleDto {
  @IsNotEmpty({ message: day.required })
  @IsIn(WEEKDAYS, { message: day.unknown })
  day: Weekday;

  /** HH:MM on the school's wall clock. */
  @ApiProperty({ example: '18:00' })
  @Trimmed()
  @IsNotEmpty({ message: startTime.required })
  @Matches(CLOCK_TIME_PATTERN, { message: startTime.invalid })
  startTime: string;

  /** HH:MM on the school's wall clock, after the start. */
  @ApiProperty({ example: '19:30' })
  @Trimmed()
  @IsNotEmpty({ message: endTime.required })
  @Matches(CLOCK_TIME_PATTERN, { message: endTime.invalid })
  endTime: string;

  @RequiredText(className)
  className: string;

  @IsNotEmpty({ message: level.required })
  @IsIn(CLASS_LEVELS, { message: level.unknown })
  level: ClassLevel;

  /** Of the list of instructors; null: nobody of it. Left out of a change that names an `instructor`: nobody, too. */
  @OptionalId(instructorId)
  instructorId?: number | null;

  /** Whoever teaches it, who needs not be of the list. Empty or null: none. */
  @OptionalText(instructor)
  instructor?: string | null;

  /** Whether visitors see it. Without it: true. */
  @Omittable()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;

  /** How many visitors may try it on one date; 0: it takes no trials. Without it, or empty: 4. */
  @NaturalNumber(trialPlaces, CLASS_SCHEDULE_DEFAULTS.trialPlaces)
  trialPlaces?: number;
}

/** Any part of a class's fields; the others stay as they are. */
export class UpdateClassScheduleDto extends PartialType(CreateClassScheduleDto, { skipNullProperties: false }) {}
