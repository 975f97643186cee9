import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, Max, Min } from 'class-validator';
import { INSTRUCTOR_ABSENCE_RULES, INSTRUCTOR_LINK } from '#libs/contracts/instructor';
import { IsCalendarDate, OptionalText } from '../../common/validation/field.decorators.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { startDate, endDate, note } = INSTRUCTOR_ABSENCE_RULES;

/** An absence of an instructor (CONTRACT section 5). The last day is not before the first: the service sees to it. */
export class CreateInstructorAbsenceDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @IsInt({ message: INSTRUCTOR_LINK.invalid })
  @Min(1, { message: INSTRUCTOR_LINK.invalid })
  @Max(MAX_ID, { message: INSTRUCTOR_LINK.unknown })
  instructorId: number;

  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @IsNotEmpty({ message: startDate.required })
  @IsCalendarDate({ message: startDate.invalid })
  startDate: string;

  /** The last day, included. */
  @ApiProperty({ format: 'date', example: '2027-01-04' })
  @IsNotEmpty({ message: endDate.required })
  @IsCalendarDate({ message: endDate.invalid })
  endDate: string;

  @OptionalText(note)
  note?: string | null;
}

/** Any part of it but whose it is; the others stay as they are. */
@WriteRules({ readOnly: ['instructorId'] })
export class UpdateInstructorAbsenceDto extends PartialType(
  OmitType(CreateInstructorAbsenceDto, ['instructorId'] as const),
  { skipNullProperties: false },
) {}
