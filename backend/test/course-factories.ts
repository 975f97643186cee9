import type { EntityManager } from 'typeorm';
import { BeginnerCourse } from '../src/modules/beginner-courses/beginner-course.entity.js';
import { CourseSignup } from '../src/modules/course-signups/course-signup.entity.js';

/** One with a single seat, far ahead. */
export function createCourse(db: EntityManager, overrides: Partial<BeginnerCourse> = {}): Promise<BeginnerCourse> {
  return db.save(BeginnerCourse, {
    name: 'Autumn course',
    startDate: '16 April 2998',
    startsOn: '2998-04-16',
    description: 'From zero to capable.',
    duration: '12 weeks',
    sessions: '2 sessions per week',
    difficulty: 'Beginner',
    bookingLink: '/free-trial',
    seats: 1,
    ...overrides,
  });
}

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
