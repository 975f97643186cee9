import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString } from 'class-validator';
import { BEGINNER_COURSE_RULES } from '#libs/contracts/beginner-course';
import {
  IsWebAddress,
  Omittable,
  OptionalNumber,
  RequiredText,
  Trimmed,
} from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { BeginnerCourse } from './beginner-course.entity.js';

const { name, startDate, description, duration, sessions, difficulty, bookingLink, seats, isActive } =
  BEGINNER_COURSE_RULES;

/** A new course (spec 3 section 5). What the form starts with is in the contracts; a caller names every text. */
@WriteRules({ readOnly: ['startsOn'] })
export class CreateBeginnerCourseDto {
  @RequiredText(name)
  name: string;

  /** Free text: "16 April", "16 April 2027", "2027-04-16", "To be announced". */
  @RequiredText(startDate)
  startDate: string;

  @RequiredText(description)
  description: string;

  /** Free text: "12 weeks". */
  @RequiredText(duration)
  duration: string;

  /** Free text: "2 sessions per week". */
  @RequiredText(sessions)
  sessions: string;

  @RequiredText(difficulty)
  difficulty: string;

  /** http, https, or a path of this site. */
  @ApiProperty({ minLength: 1, maxLength: bookingLink.maxLength, example: 'https://booking.example.com/beginners' })
  @Trimmed()
  @IsString({ message: bookingLink.required })
  @IsNotEmpty({ message: bookingLink.required })
  @IsWebAddress({ message: bookingLink.invalid })
  bookingLink: string;

  /** How many places there are; whoever comes after them waits. Empty or null: nobody counts. */
  @OptionalNumber(seats)
  seats?: number | null;

  /** Whether visitors see it. Without it: true. */
  @Omittable()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;
}

/** Any part of a course's fields; the others stay as they are. */
@WriteRules({ readOnly: ['startsOn'] })
export class UpdateBeginnerCourseDto extends PartialType(CreateBeginnerCourseDto, { skipNullProperties: false }) {}

/** What visitors are told, and what is read for them. */
export const PUBLIC_BEGINNER_COURSE_FIELDS = [
  'id',
  'name',
  'startDate',
  'description',
  'duration',
  'sessions',
  'difficulty',
  'bookingLink',
  'isActive',
  'createdAt',
] as const;

/**
 * A course as visitors see it (spec 1 section 3), with its description, and createdAt, from which a date without a year
 * counts.
 */
export class PublicBeginnerCourse extends PickType(BeginnerCourse, PUBLIC_BEGINNER_COURSE_FIELDS) {
  /** 0: full, whoever signs up waits. Null: nobody counts. */
  @ApiProperty({ type: 'integer', minimum: 0, nullable: true })
  placesLeft: number | null;
}
