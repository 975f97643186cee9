import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { VisitorCourseSignup } from '#libs/contracts/generated/api';
import { ApiFailure } from '../../api/client';
import { useCourseSignup, useCancelSignup } from '../../api/course-signups';
import { refusalOf } from '../../api/refusal';
import { courseSignUpWords } from '../../content/course-sign-up';
import { paths } from '../../paths';
import { BesideScene } from '../../ui/BesideScene';
import styles from '../../ui/booking/Booking.module.css';
import { InlineConfirm } from '../../ui/booking/InlineConfirm';
import { buttonClass } from '../../ui/button-class';
import { FormFailure, FormOutcome } from '../../ui/form/FormOutcome';
import { LoadingLine } from '../../ui/LoadingLine';
import { LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { SignupFacts } from './SignupFacts';

/** Where the link of a sign-up's mails leads: without a login the place is looked at or given back. */
export function ManageCourseSignUpPage() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const token = isHydrated ? (query.get('token') ?? '') : '';
  return (
    <>
      <PageHead title={courseSignUpWords.manageTitle} lead={courseSignUpWords.manageLead} />
      <section className={`wrap ${styles.section}`} aria-label="Your sign-up">
        <BesideScene scene={QUIET_SCENES.openDoor}>
          <div className={styles.card}>
            {isHydrated && token === '' ? <NoSignup /> : <LoadedSignup token={token} />}
          </div>
        </BesideScene>
      </section>
    </>
  );
}

function LoadedSignup({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useCourseSignup(token);
  if (error instanceof ApiFailure && error.status === 404) return <NoSignup />;
  if (error)
    return (
      <LoadFailure
        sentence="Your sign-up could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingLine status="Loading your sign-up..." withoutScript="we cannot show your sign-up" />;
  return <Signup token={token} signup={data} />;
}

function NoSignup() {
  return (
    <FormOutcome title="We could not find your sign-up" takesFocus={false}>
      <p>Please open the link in our email again. If that does not help, call us.</p>
      <div>
        <Link className={buttonClass()} to={paths.courseSignUp}>
          See the courses
        </Link>
      </div>
    </FormOutcome>
  );
}

function Signup({ token, signup }: { token: string; signup: VisitorCourseSignup }) {
  const giveBack = useCancelSignup(token);
  const [isAsked, setAsked] = useState<boolean>();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const isWaiting = signup.status === 'waiting';

  async function attempt(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await giveBack();
      setDone(true);
    } catch (error) {
      setFailure(refusalOf(error).sentence);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }

  return (
    <FormOutcome key={signup.status} title={courseSignUpWords.titles[signup.status]} takesFocus={isDone}>
      <SignupFacts signup={signup} />
      {isDone && <p>We sent an email to {signup.email} to confirm this.</p>}
      {isWaiting && <p>{courseSignUpWords.waiting}</p>}
      <FormFailure sentence={failure} />
      {signup.status !== 'cancelled' && (
        <div className={styles.actions}>
          {isAsked ? (
            <InlineConfirm
              question={isWaiting ? 'Leave the waiting list?' : 'Give up your place?'}
              yes={isWaiting ? 'Yes, leave it' : 'Yes, give it up'}
              isBusy={isBusy}
              onYes={() => void attempt()}
              onKeep={() => setAsked(false)}
            />
          ) : (
            <button
              type="button"
              className={buttonClass({ look: 'ghost' })}
              autoFocus={isAsked === false}
              onClick={() => setAsked(true)}
            >
              {isWaiting ? 'Leave the waiting list' : 'Give up my place'}
            </button>
          )}
        </div>
      )}
    </FormOutcome>
  );
}
