import type { VisitorCourseSignup } from '#libs/contracts/generated/api';
import { Facts } from '../../ui/booking/Facts';

/** Which course, from when on, and for whom. */
export function SignupFacts({ signup }: { signup: VisitorCourseSignup }) {
  return (
    <Facts
      facts={[
        ['Course', signup.courseName],
        ['Start date', signup.startDate],
        ['Who', signup.participantName],
      ]}
    />
  );
}
