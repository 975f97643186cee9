import type { VisitorCourseSignup } from '#libs/contracts/generated/api';
import { startDayWords } from '#libs/domain/course-date';
import { Facts } from '../../ui/booking/Facts';

/** Which course, from when on, and for whom. */
export function SignupFacts({ signup }: { signup: VisitorCourseSignup }) {
  return (
    <Facts
      facts={[
        ['Course', signup.courseName],
        ['Start date', startDayWords(signup.startDate)],
        ['Who', signup.participantName],
      ]}
    />
  );
}
