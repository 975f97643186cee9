import { Link } from 'react-router-dom';
import type { PublicBeginnerCourse } from '#libs/contracts/generated/api';
import { courseStartDate } from '#libs/domain/course-date';
import { isoDate, type CalendarDate } from '#libs/domain/schedule/school-clock';
import { isHttpAddress, isWebAddress } from '#libs/domain/web-address';
import { links } from '#libs/school/links';
import { school } from '#libs/school/school';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './CourseCard.module.css';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface CourseCardProps {
  course: PublicBeginnerCourse;
  /** At the school; a start in another year names its year. */
  thisYear: number;
}

/** A course to come. Text that is no date stands below the name as it was written. */
export function CourseCard({ course, thisYear }: CourseCardProps) {
  const start = courseStartDate(course, school.timeZone);
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
        {!start && <p className={styles.written}>Starts: {course.startDate}</p>}
        <ul className={styles.tags}>
          <li>{course.duration}</li>
          <li>{course.sessions}</li>
          <li className={styles.level}>{course.difficulty}</li>
        </ul>
      </div>
      <BookHere course={course} />
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
