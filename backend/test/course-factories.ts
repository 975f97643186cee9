import type { EntityManager } from 'typeorm';
import { CourseSignup } from '../src/modules/course-signups/course-signup.entity.js';

/** A grown-up in a course that was deleted since, or of `courseId`. */
export function createCourseSignup(db: EntityManager, overrides: Partial<CourseSignup> = {}): Promise<CourseSignup> {
  return db.save(CourseSignup, {
    courseName: 'Autumn course',
    startDate: '10 July 2030',
    startsOn: '2030-07-10',
    status: 'booked' as const,
    fullName: 'Thandi Mokoena',
    email: 'thandi@example.com',
    phone: '+27821234567',
    participantName: 'Thandi Mokoena',
    participantAge: 31,
    ...overrides,
  });
}
