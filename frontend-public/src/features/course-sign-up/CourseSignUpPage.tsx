import { Link, useSearchParams } from 'react-router-dom';
import { COURSE_GUARDIAN_CONSENT } from '#libs/contracts/course-signup';
import type { PublicBeginnerCourse, VisitorCourseSignup } from '#libs/contracts/generated/api';
import { coursesFrom, startDayWords, startWords } from '#libs/domain/course-date';
import { ownSignUpPath, placesWords } from '#libs/domain/course-signup';
import { links } from '#libs/school/school';
import { signUpForCourse, useInvalidateCourses } from '../../api/course-signups';
import { useFreshCourses } from '../../api/public-lists';
import { courseSignUpWords } from '../../content/course-sign-up';
import { paths } from '../../paths';
import { BesideScene } from '../../ui/BesideScene';
import styles from '../../ui/booking/Booking.module.css';
import { type ParticipantDetails, participantOf } from '../../ui/booking/participant-details';
import { ParticipantForm } from '../../ui/booking/ParticipantForm';
import { useOutcomeByLocation } from '../../ui/booking/use-outcome-by-location';
import { FocusHeading } from '../../ui/FocusHeading';
import { LoadingLine } from '../../ui/LoadingLine';
import { EmptyNotice, LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { useSchoolClock } from '../../ui/use-school-clock';
import { SignedUp } from './SignedUp';

/** The school's own form for the course that the query names. */
export function CourseSignUpPage() {
  const [query] = useSearchParams();
  const id = useIsHydrated() ? query.get('course') : null;
  const { outcome: signup, setOutcome: setSignup, hasMoved } = useOutcomeByLocation<VisitorCourseSignup>();
  return (
    <>
      <PageHead title={courseSignUpWords.title} lead={courseSignUpWords.lead} />
      <section className={`wrap ${styles.section}`} aria-label="Sign up">
        <BesideScene scene={QUIET_SCENES.openDoor}>
          <div className={styles.card}>
            {signup ? <SignedUp signup={signup} /> : <SignUpSteps {...{ id, hasMoved }} onSignedUp={setSignup} />}
          </div>
        </BesideScene>
      </section>
    </>
  );
}

interface SignUpStepsProps {
  /** As the address has it. */
  id: string | null;
  /** From another course to this one, or from one to all. */
  hasMoved: boolean;
  onSignedUp: (signup: VisitorCourseSignup) => void;
}

function SignUpSteps({ id, hasMoved, onSignedUp }: SignUpStepsProps) {
  const { data, error, isFetching, refetch } = useFreshCourses();
  const clock = useSchoolClock();
  if (error && !data)
    return (
      <LoadFailure sentence="The courses could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data || !clock) return <LoadingLine status="Loading courses..." withoutScript="we cannot show the courses" />;
  const upcoming = coursesFrom(data, clock.date);
  const course = upcoming.find((one) => String(one.id) === id);
  if (course) return <SignUpForm key={course.id} {...{ course, hasMoved, onSignedUp }} />;
  return <OtherCourses courses={upcoming} isGone={id !== null} hasMoved={hasMoved} />;
}

type SignUpFormProps = Omit<SignUpStepsProps, 'id'> & { course: PublicBeginnerCourse };

function SignUpForm({ course, hasMoved, onSignedUp }: SignUpFormProps) {
  const invalidateCourses = useInvalidateCourses();
  const isFull = course.placesLeft === 0;

  async function send(details: ParticipantDetails): Promise<void> {
    try {
      onSignedUp(await signUpForCourse({ courseId: course.id, ...participantOf(details) }));
    } finally {
      invalidateCourses();
    }
  }

  return (
    <ParticipantForm
      storageKey="courseDetails"
      consent={COURSE_GUARDIAN_CONSENT}
      label={isFull ? 'JOIN THE WAITING LIST' : 'SIGN UP'}
      busyLabel="SENDING..."
      send={send}
    >
      <FocusHeading className="h2" takesFocus={hasMoved}>
        {course.name}
      </FocusHeading>
      <p className={styles.chosen}>
        <b>{startWords(startDayWords(course.startDate))}</b>, {course.duration}, {course.sessions}.{' '}
        {isFull ? courseSignUpWords.full : course.placesLeft !== null && `${placesWords(course.placesLeft)}.`}
      </p>
    </ParticipantForm>
  );
}

interface OtherCoursesProps {
  courses: PublicBeginnerCourse[];
  isGone: boolean;
  hasMoved: boolean;
}

/** No course is named, or one that is no longer to come. */
function OtherCourses({ courses, isGone, hasMoved }: OtherCoursesProps) {
  const ours = courses.flatMap((course) => {
    const path = ownSignUpPath(course, links.bookingForm);
    return path === undefined ? [] : [{ course, path }];
  });
  if (ours.length === 0)
    return (
      <EmptyNotice icon="calendar" title={courseSignUpWords.none}>
        <Link className="text-link" to={paths.contactUs}>
          Write to us
        </Link>
      </EmptyNotice>
    );
  return (
    <div className={styles.form}>
      <FocusHeading className="h3" takesFocus={hasMoved}>
        {isGone ? 'This course is no longer offered' : 'Choose a course'}
      </FocusHeading>
      <ul className={styles.form}>
        {ours.map(({ course, path }) => (
          <li key={course.id}>
            <Link className="text-link" to={path}>
              {course.name}: {startWords(startDayWords(course.startDate))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
