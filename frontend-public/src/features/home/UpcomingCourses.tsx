import { coursesFrom } from '#libs/domain/course-date';
import { school } from '#libs/school/school';
import { useBeginnerCourses } from '../../api/beginner-courses';
import { COURSE_MESSAGES } from '../../content/home';
import { Loading } from '../../ui/Loading';
import { RetryButton } from '../../ui/LoadFailure';
import { Icon } from '../../ui/drawings/Icon';
import { useSchoolClock } from '../../ui/use-school-clock';
import { CourseCard } from './CourseCard';
import styles from './UpcomingCourses.module.css';

const SKELETON_CARDS = 3;

/** The active courses that start today or later by the school's clock, earliest first (spec 1 section 4). */
export function UpcomingCourses() {
  const { data, isError, isFetching, refetch } = useBeginnerCourses();
  const clock = useSchoolClock();
  if (data && clock) {
    const upcoming = coursesFrom(
      data.filter(({ isActive }) => isActive),
      clock.date,
      school.timeZone,
    );
    if (upcoming.length === 0)
      return (
        <p className={styles.notice}>
          <Icon name="calendar" sizePx={26} />
          {COURSE_MESSAGES.none}
        </p>
      );
    return (
      <ul className={styles.courses}>
        {upcoming.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} thisYear={clock.date.year} />
          </li>
        ))}
      </ul>
    );
  }
  if (isError) {
    return (
      <div className={styles.notice} role="alert">
        <Icon name="info" sizePx={26} />
        <p>{COURSE_MESSAGES.loadFailed}</p>
        <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <CoursesLoading />;
}

/** Keeps the place of three courses from the start; a quick answer never shows their shape. */
function CoursesLoading() {
  return (
    <div className={styles.place}>
      <Loading
        status={COURSE_MESSAGES.loading}
        withoutScript={
          <p className={styles.notice}>
            The course dates are fetched by JavaScript, which is off. Call us for the next one: {school.phone.display}.
          </p>
        }
        className={styles.courses}
      >
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <i key={card} className={styles.skeleton} />
        ))}
      </Loading>
    </div>
  );
}
