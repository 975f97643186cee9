import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { INSTRUCTOR_RULES, INSTRUCTOR_SORT_ORDER_WITHOUT } from '#libs/contracts/instructor';
import {
  Omittable,
  TrimmedOrNull,
  IsImageField,
  NaturalNumber,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { ClassSchedule } from '../class-schedules/class-schedule.entity.js';
import { Instructor } from './instructor.entity.js';

const { name, role, bio, expertise, image, sortOrder } = INSTRUCTOR_RULES;

/** A new instructor (spec 3 section 5). */
export class CreateInstructorDto {
  @RequiredText(name)
  name: string;

  @RequiredText(role)
  role: string;

  @RequiredText(bio)
  bio: string;

  /** Areas of expertise, trimmed; empty ones are dropped. Null, and left out of a new one: none. */
  @ApiPropertyOptional({ type: [String], maxItems: expertise.maxCount })
  @Transform(({ value }: { value: unknown }) => trimmedTexts(value))
  @Omittable()
  @IsArray({ message: expertise.wrongType })
  @IsString({ each: true, message: expertise.wrongType })
  @ArrayMaxSize(expertise.maxCount, { message: expertise.tooMany })
  @MaxLength(expertise.maxLength, { each: true, message: expertise.tooLong })
  expertise?: string[];

  /** A web address, a path of this site, or inline data (`data:image/…`) that is stored. Empty or null: none. */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'https://images.example.com/coach.jpg' })
  @TrimmedOrNull()
  @IsOptional()
  @IsImageField({ message: image.invalid })
  image?: string | null;

  /** Lower first, 0 before all. Null or empty, and left out of a new one: 999. */
  @NaturalNumber(sortOrder, INSTRUCTOR_SORT_ORDER_WITHOUT)
  sortOrder?: number;
}

/** Any part of an instructor's fields; the others stay as they are. */
export class UpdateInstructorDto extends PartialType(CreateInstructorDto, { skipNullProperties: false }) {}

/**
 * The texts of a list without blanks around them and without empty ones; null is an empty list. Anything else is left
 * for the rules to refuse.
 */
function trimmedTexts(value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  return value.map((text: unknown) => (typeof text === 'string' ? text.trim() : text)).filter((text) => text !== '');
}

/** What visitors are told, and what is read for them. */
export const PUBLIC_INSTRUCTOR_FIELDS = ['id', 'name', 'role', 'bio', 'image', 'expertise', 'sortOrder'] as const;

export const TAUGHT_CLASS_FIELDS = ['id', 'day', 'startTime', 'endTime', 'className'] as const;

/** A class of the week that an instructor teaches. */
export class TaughtClass extends PickType(ClassSchedule, TAUGHT_CLASS_FIELDS) {}

/** An instructor as visitors see them (spec 1 section 3), and what they teach. */
export class PublicInstructor extends PickType(Instructor, PUBLIC_INSTRUCTOR_FIELDS) {
  /** Monday to Sunday, then by start: the active classes that name this instructor of the list. */
  @ApiProperty({ type: [TaughtClass] })
  classes: TaughtClass[];
}
