import { coursesFrom, courseStartDate, startWords } from '#libs/domain/course-date';
import { ownSignUpPath, placesWords } from '#libs/domain/course-signup';
import { school, links } from '#libs/school/school';
import { useBeginnerCourses } from '../../api/public-lists';
import { COURSE_MESSAGES } from '../../content/home';
import { Loading } from '../../ui/Loading';
import { RetryButton } from '../../ui/notices';
import { Icon } from '../../ui/drawings/Icon';
import { useSchoolClock } from '../../ui/use-school-clock';
import { Link } from 'react-router-dom';
import type { PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { isoDate, type CalendarDate } from '#libs/domain/schedule/school-clock';
import { isHttpAddress, isWebAddress } from '#libs/domain/web-address';
import { buttonClass } from '../../ui/button-class';
import { ExternalLink } from '../../ui/ExternalLink';
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
            JavaScript is switched off, so we cannot show the course dates here. Call us for the next one:{' '}
            {school.phone.display}.
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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface CourseCardProps {
  course: PublicBeginnerCourse;
  /** At the school; a start in another year names its year. */
  thisYear: number;
}

/** A course to come. Text that is no date stands below the name as it was written. */
function CourseCard({ course, thisYear }: CourseCardProps) {
  const start = courseStartDate(course);
  const ownForm = ownSignUpPath(course, links.bookingForm);
  const places = ownForm === undefined ? undefined : placesWords(course.placesLeft);
  return (
    <article className={styles.card}>
      {start ? (
        <DateBlock date={start} thisYear={thisYear} />
      ) : (
        <span className={styles.date}>
          <Icon name="calendar" sizePx={32} />
        </span>
      )}
      <div className={styles.words}>
        <h4>{course.name}</h4>
        {!start && <p className={styles.written}>{startWords(course.startDate)}</p>}
        <ul className={styles.tags}>
          <li>{course.duration}</li>
          <li>{course.sessions}</li>
          <li className={styles.level}>{course.difficulty}</li>
          {places !== undefined && <li className={styles.places}>{places}</li>}
        </ul>
      </div>
      {ownForm === undefined ? <BookHere course={course} /> : <SignUp course={course} path={ownForm} />}
    </article>
  );
}

function DateBlock({ date, thisYear }: { date: CalendarDate; thisYear: number }) {
  const month = MONTHS[date.month - 1];
  return (
    <time className={styles.date} dateTime={isoDate(date)}>
      <b>{date.day}</b> <span>{date.year === thisYear ? month : `${month} ${date.year}`}</span>
    </time>
  );
}

/** Our own form; of a full course it leads to the waiting list. */
function SignUp({ course: { name, placesLeft }, path }: Pick<CourseCardProps, 'course'> & { path: string }) {
  return (
    <Link className={buttonClass({ look: 'ghost', size: 'small' })} to={path}>
      {placesLeft === 0 ? 'Join the waiting list' : 'Book Here'} <span className="visually-hidden">for {name}</span>
    </Link>
  );
}

/** Staff link a page of this site or another one; anything else a server might send leads to the booking form. */
function BookHere({ course: { bookingLink, name } }: Pick<CourseCardProps, 'course'>) {
  const className = buttonClass({ look: 'ghost', size: 'small' });
  const words = (
    <>
      Book Here <span className="visually-hidden">for {name}</span>
    </>
  );
  if (isWebAddress(bookingLink) && !isHttpAddress(bookingLink))
    return (
      <Link className={className} to={bookingLink}>
        {words}
      </Link>
    );
  return (
    <ExternalLink className={className} href={isHttpAddress(bookingLink) ? bookingLink : links.bookingForm}>
      {words}
    </ExternalLink>
  );
}
