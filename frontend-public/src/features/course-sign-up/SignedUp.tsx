import type { VisitorCourseSignup } from '#libs/contracts/generated/api';
import { wayOut } from '#libs/domain/course-signup';
import { courseSignUpWords } from '../../content/course-sign-up';
import { whereWords } from '../../content/trial';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { SignupFacts } from './SignupFacts';

/** In the form's place once it was taken. */
export function SignedUp({ signup }: { signup: VisitorCourseSignup }) {
  return (
    <FormOutcome title={courseSignUpWords.titles[signup.status]} takesFocus>
      <SignupFacts signup={signup} />
      {signup.status === 'waiting' && <p>{courseSignUpWords.waiting}</p>}
      <p>
        We sent an email to {signup.email}, with a link to {wayOut(signup.status)} if you can't come.
      </p>
      <p>{whereWords()}</p>
    </FormOutcome>
  );
}
