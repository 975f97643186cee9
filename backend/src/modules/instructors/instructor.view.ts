import { PickType } from '@nestjs/swagger';
import { Instructor } from './instructor.entity.js';

/** What visitors are told, and what is read for them. */
export const PUBLIC_INSTRUCTOR_FIELDS = ['id', 'name', 'role', 'bio', 'image', 'expertise', 'sortOrder'] as const;

/** An instructor as visitors see them (spec 1 section 3). */
export class PublicInstructor extends PickType(Instructor, PUBLIC_INSTRUCTOR_FIELDS) {}
