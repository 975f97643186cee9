/** Instructors and their absences, for the specs. */
import type { EntityManager } from 'typeorm';
import { InstructorAbsence } from '../src/modules/instructors/instructor-absence.entity.js';
import { Instructor } from '../src/modules/instructors/instructor.entity.js';

export function createInstructor(db: EntityManager, overrides: Partial<Instructor> = {}): Promise<Instructor> {
  return db.save(Instructor, {
    name: 'Adriaan Storm',
    role: 'Head instructor',
    bio: 'Twenty years of Krav Maga.',
    ...overrides,
  });
}

/** Of an instructor of their own, unless the spec names one. */
export async function createInstructorAbsence(
  db: EntityManager,
  overrides: Partial<InstructorAbsence> = {},
): Promise<InstructorAbsence> {
  const instructorId = overrides.instructorId ?? (await createInstructor(db)).id;
  return db.save(InstructorAbsence, { startDate: '2030-07-10', endDate: '2030-07-12', ...overrides, instructorId });
}
