import type { EntityManager } from 'typeorm';
import { COURSE_GUARDIAN_CONSENT } from '#libs/contracts/course-signup';
import { BeginnerCourse } from '../../modules/beginner-courses/beginner-course.entity.js';
import { CourseSignup } from '../../modules/course-signups/course-signup.entity.js';

const DAY_MS = 24 * 60 * 60_000;

// All invented.
const PEOPLE: Pick<CourseSignup, 'fullName' | 'phone' | 'participantAge' | 'note'>[] = [
  { fullName: 'Refilwe Mahlangu', phone: '+27825550191', participantAge: 29, note: null },
  {
    fullName: 'Johan Pretorius',
    phone: '+27835550192',
    participantAge: 44,
    note: 'An old shoulder injury, left side.',
  },
  { fullName: 'Aisha Patel', phone: '+27725550193', participantAge: 26, note: null },
  { fullName: 'Tebogo Molefe', phone: '+27605550194', participantAge: 35, note: null },
  { fullName: 'Kyle Daniels', phone: '+27845550195', participantAge: 16, note: null },
  { fullName: 'Lerato Khoza', phone: '+27795550196', participantAge: 31, note: 'Comes with her sister Palesa.' },
];
/** Of the child of the family. */
const GUARDIAN = { of: 'Kyle Daniels', name: 'Shireen Daniels' };

/** The next course of the demonstration school, some of whose seats are taken. Mails nobody. */
export async function seedCourseSignups(manager: EntityManager): Promise<void> {
  if (await manager.exists(CourseSignup)) return;
  const [course] = await manager.find(BeginnerCourse, { where: { isActive: true }, order: { id: 'ASC' }, take: 1 });
  if (!course) return;
  const rows = PEOPLE.map((person, index) => {
    const createdAt = new Date(Date.now() - (PEOPLE.length - index) * DAY_MS);
    const isChild = person.fullName === GUARDIAN.of;
    const fullName = isChild ? GUARDIAN.name : person.fullName;
    return {
      ...person,
      courseId: course.id,
      courseName: course.name,
      startDate: course.startDate,
      startsOn: course.startsOn,
      status: 'booked' as const,
      fullName,
      email: `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`,
      participantName: person.fullName,
      guardianName: isChild ? GUARDIAN.name : null,
      guardianConsent: isChild ? COURSE_GUARDIAN_CONSENT : null,
      guardianConsentAt: isChild ? createdAt : null,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await manager.insert(CourseSignup, rows);
}
