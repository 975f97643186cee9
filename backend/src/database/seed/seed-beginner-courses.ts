import type { EntityManager } from 'typeorm';
import { BEGINNER_COURSE_DEFAULTS } from '#libs/contracts/beginner-course';
import { addDays, type CalendarDate, isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { weekdayIndex } from '#libs/domain/schedule/weekdays';
import { links } from '#libs/school/school';
import { BeginnerCourse } from '../../modules/beginner-courses/beginner-course.entity.js';
import { startsOnOf } from '../../modules/beginner-courses/beginner-courses.service.js';

/** A season of the southern hemisphere by month, January first. */
const SEASONS = [
  'Summer',
  'Summer',
  'Autumn',
  'Autumn',
  'Autumn',
  'Winter',
  'Winter',
  'Winter',
  'Spring',
  'Spring',
  'Spring',
  'Summer',
];
const WEEK_DAYS = 7;
const SEATS = 8;

/**
 * Three courses to come, each date written as staff might write it, one without a date, and one that visitors do not
 * see.
 */
export async function seedBeginnerCourses(manager: EntityManager): Promise<void> {
  if (await manager.exists(BeginnerCourse)) return;
  const createdAt = new Date();
  const mondayIn = (weeks: number) => mondayAfter(createdAt, weeks);
  const starts = [
    { start: mondayIn(4), written: dayAndMonth(mondayIn(4)) },
    { start: mondayIn(17), written: `${dayAndMonth(mondayIn(17))} ${mondayIn(17).year}` },
    { start: mondayIn(30), written: isoDate(mondayIn(30)) },
  ];
  const courses = [
    ...starts.map(({ start, written }) => ({
      name: `${SEASONS[start.month - 1]} Foundation Course`,
      startDate: written,
      seats: SEATS,
    })),
    {
      name: 'Women’s Foundation Course',
      startDate: 'To be announced',
      description:
        'The 12-week course with a woman coach and only women as training partners. Let us know if you are ' +
        'interested: we start once ten people have signed up.',
    },
    {
      name: 'Weekend Intensive',
      startDate: dayAndMonth(mondayIn(10)),
      duration: '6 weeks',
      sessions: '1 long session per week',
      isActive: false,
    },
  ];
  await manager.insert(
    BeginnerCourse,
    courses.map((course) => ({
      ...BEGINNER_COURSE_DEFAULTS,
      bookingLink: links.bookingForm,
      ...course,
      createdAt,
      startsOn: startsOnOf(course.startDate, createdAt),
    })),
  );
}

/** Courses begin on the first of their two evenings, which is a Monday. */
function mondayAfter(now: Date, weeks: number): CalendarDate {
  const { date, weekday } = readSchoolClock(now);
  return addDays(date, weeks * WEEK_DAYS - weekdayIndex(weekday));
}

/** "16 April" */
function dayAndMonth({ year, month, day }: CalendarDate): string {
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
