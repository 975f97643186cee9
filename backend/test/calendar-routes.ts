import type { EntityManager } from 'typeorm';
import { ClassException } from '../src/modules/class-calendar/class-exception.entity.js';
import { Closure } from '../src/modules/class-calendar/closure.entity.js';
import { ClassSchedule } from '../src/modules/class-schedules/class-schedule.entity.js';
import { createCourseSignup } from './course-factories.js';
import { createTrialBooking } from './factories.js';
import { createInstructorAbsence } from './instructor-factories.js';
import { recordRoutes } from './record-routes.js';

const newClosure = { startDate: '2030-07-10', endDate: '2030-07-12', name: 'Winter break' };
const closed = (db: EntityManager) => db.save(Closure, { ...newClosure });
const newClass = {
  day: 'Wednesday',
  startTime: '18:00',
  endTime: '19:00',
  className: 'Krav Maga',
  level: 'Beginner',
} as const;
const scheduled = (db: EntityManager) => db.save(ClassSchedule, { ...newClass });
const exception = async (db: EntityManager) => {
  const { id: classScheduleId } = await scheduled(db);
  return db.save(ClassException, { classScheduleId, date: '2030-07-10', kind: 'cancelled' as const });
};

/** The routes of the schedule and its dates, for the matrix of callers. */
export const calendarRoutes = {
  ...recordRoutes('class-schedules', { record: scheduled, body: newClass }),
  ...recordRoutes('closures', { record: closed, body: newClosure }),
  'GET /api/admin/class-exceptions': { admin: 200 },
  // The matrix knows no class's id before it is made.
  'POST /api/admin/class-exceptions': {
    body: { classScheduleId: 2_000_000_000, date: '2030-07-10', kind: 'cancelled' },
    admin: 400,
  },
  'GET /api/admin/class-exceptions/{id}': { record: exception, admin: 200 },
  'PUT /api/admin/class-exceptions/{id}': { record: exception, body: { note: 'Ill' }, admin: 200 },
  'DELETE /api/admin/class-exceptions/{id}': { record: exception, admin: 200 },
  'GET /api/admin/public-holidays': { admin: 200 },
  'GET /api/admin/instructor-absences': { admin: 200 },
  // The matrix knows no instructor's id before they are made.
  'POST /api/admin/instructor-absences': {
    body: { instructorId: 2_000_000_000, startDate: '2030-07-10', endDate: '2030-07-12' },
    admin: 400,
  },
  'GET /api/admin/instructor-absences/{id}': { record: createInstructorAbsence, admin: 200 },
  'PUT /api/admin/instructor-absences/{id}': {
    record: createInstructorAbsence,
    body: { note: 'Grading abroad' },
    admin: 200,
  },
  'DELETE /api/admin/instructor-absences/{id}': { record: createInstructorAbsence, admin: 200 },
  // Who may is told what is missing.
  'GET /api/admin/substitutes-needed': { admin: 400 },
  'GET /api/admin/course-signups': { admin: 200 },
  'GET /api/admin/course-signups/{id}': { record: createCourseSignup, admin: 200 },
  'PUT /api/admin/course-signups/{id}': { record: createCourseSignup, body: { status: 'cancelled' }, admin: 200 },
  'GET /api/admin/trial-bookings': { admin: 200 },
  'GET /api/admin/trial-bookings/week': { admin: 200 },
  'GET /api/admin/trial-bookings/{id}': { record: createTrialBooking, admin: 200 },
  // Who may is told what is missing.
  'POST /api/admin/trial-bookings': { body: {}, admin: 400 },
  'POST /api/admin/trial-bookings/{id}/message': { record: createTrialBooking, admin: 201 },
  'PUT /api/admin/trial-bookings/{id}': { record: createTrialBooking, body: { status: 'attended' }, admin: 200 },
};
