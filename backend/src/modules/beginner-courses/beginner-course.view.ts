import { PickType } from '@nestjs/swagger';
import { BeginnerCourse } from './beginner-course.entity.js';

/** A course as visitors see it (spec 1 section 3), with its description, and createdAt, from which a date without a year counts. */
export class PublicBeginnerCourse extends PickType(BeginnerCourse, [
  'id', 'name', 'startDate', 'description', 'duration', 'sessions', 'difficulty', 'bookingLink', 'isActive', 'createdAt',
]) {}
