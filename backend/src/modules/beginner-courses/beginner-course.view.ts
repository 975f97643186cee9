import { PickType } from '@nestjs/swagger';
import { BeginnerCourse } from './beginner-course.entity.js';

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
export class PublicBeginnerCourse extends PickType(BeginnerCourse, PUBLIC_BEGINNER_COURSE_FIELDS) {}
