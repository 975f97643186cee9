import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty } from 'class-validator';
import { CLOSURE_RULES } from '#libs/contracts/class-calendar';
import { IsCalendarDate, Omittable, OptionalText, RequiredText } from '../../common/validation/field.decorators.js';

const { startDate, endDate, name, note, isClosed } = CLOSURE_RULES;

/** A new closure (CONTRACT section 5). The last day is not before the first: the service sees to it. */
export class CreateClosureDto {
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  @IsNotEmpty({ message: startDate.required })
  @IsCalendarDate({ message: startDate.invalid })
  startDate: string;

  /** The last day, included. */
  @ApiProperty({ format: 'date', example: '2027-01-04' })
  @IsNotEmpty({ message: endDate.required })
  @IsCalendarDate({ message: endDate.invalid })
  endDate: string;

  @RequiredText(name)
  name: string;

  @OptionalText(note)
  note?: string | null;

  /** False: open although a public holiday falls on these days. Without it: true. */
  @Omittable()
  @IsBoolean({ message: isClosed.wrongType })
  isClosed?: boolean;
}

/** Any part of a closure's fields; the others stay as they are. */
export class UpdateClosureDto extends PartialType(CreateClosureDto, { skipNullProperties: false }) {}
