import { isUpcoming, courseStartDate, compareStartDates, upcomingCourses } from '#libs/domain/course-date';
import type { BeginnerCourse } from '#libs/contracts/generated/api';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';

interface OrderedCourses {
  /** What visitors see in their order, then what is inactive in the same, then what has started, the latest first. */
  courses: BeginnerCourse[];
  /** The next to start of what visitors see; undefined when none of it has a date. */
  nextId: number | undefined;
}

/** The courses as a phone lists them, by the rule of the public site. @param timeZone the school's, an IANA name */
export function orderCourses(all: readonly BeginnerCourse[], now: Date): OrderedCourses {
  const today = readSchoolClock(now).date;
  const startOf = (course: BeginnerCourse) => courseStartDate(course);
  const active = upcomingCourses(
    all.filter(({ isActive }) => isActive),
    now,
  );
  const inactive = upcomingCourses(
    all.filter(({ isActive }) => !isActive),
    now,
  );
  const started = all
    .filter((course) => !isUpcoming(startOf(course), today))
    .sort((a, b) => compareStartDates(startOf(b), startOf(a)));
  const [next] = active;
  return { courses: [...active, ...inactive, ...started], nextId: next && startOf(next) ? next.id : undefined };
}
