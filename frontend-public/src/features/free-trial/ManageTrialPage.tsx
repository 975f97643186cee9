import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { VisitorTrialBooking } from '#libs/contracts/generated/api';
import { isAwaited, isMovable } from '#libs/domain/trial-booking/trial-booking';
import { ApiFailure } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { useTrialBooking, useTrialChanges } from '../../api/trial-bookings';
import { trialWords } from '../../content/trial';
import { paths } from '../../paths';
import styles from '../../ui/booking/Booking.module.css';
import { InlineConfirm } from '../../ui/booking/InlineConfirm';
import { BesideScene } from '../../ui/BesideScene';
import { buttonClass } from '../../ui/button-class';
import { FormFailure, FormOutcome } from '../../ui/form/FormOutcome';
import { LoadingLine } from '../../ui/LoadingLine';
import { LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import { QUIET_SCENES } from '../../ui/scenes';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { BookingFacts } from './BookingFacts';
import { OtherDates } from './OtherDates';

/** Where the link of a trial's mails leads: without a login the trial is moved or cancelled (CONTRACT section 6). */
export function ManageTrialPage() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const token = isHydrated ? (query.get('token') ?? '') : '';
  return (
    <>
      <PageHead title={trialWords.manageTitle} lead={trialWords.manageLead} />
      <section className={`wrap ${styles.section}`} aria-label="Your booking">
        <BesideScene scene={QUIET_SCENES.openDoor}>
          <div className={styles.card}>
            {isHydrated && token === '' ? <NoBooking /> : <LoadedTrial token={token} />}
          </div>
        </BesideScene>
      </section>
    </>
  );
}

function LoadedTrial({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useTrialBooking(token);
  if (error instanceof ApiFailure && error.status === 404) return <NoBooking />;
  if (error)
    return (
      <LoadFailure
        sentence="Your booking could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingLine status="Loading your booking..." withoutScript="we cannot show your booking" />;
  return <Trial token={token} booking={data} />;
}

function NoBooking() {
  return (
    <FormOutcome title="We could not find your booking" takesFocus={false}>
      <p>Please open the link in our email again. If that does not help, book again or call us.</p>
      <div>
        <Link className={buttonClass()} to={paths.freeTrial}>
          Book a free trial
        </Link>
      </div>
    </FormOutcome>
  );
}

type Done = 'moved' | 'cancelled';

function Trial({ token, booking }: { token: string; booking: VisitorTrialBooking }) {
  const { move, cancel } = useTrialChanges(token);
  const [step, setStep] = useState<'move' | 'cancel'>();
  const [left, setLeft] = useState<typeof step>();
  const [done, setDone] = useState<Done>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(change: () => Promise<void>, outcome: Done): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await change();
      setDone(outcome);
      setStep(undefined);
    } catch (error) {
      setFailure(refusalOf(error).sentence);
    } finally {
      setBusy(false);
    }
  }

  /** Back to the button that led there. */
  const leave = () => {
    setLeft(step);
    setStep(undefined);
  };

  return (
    <FormOutcome key={done} title={titleOf(booking, done)} takesFocus={done !== undefined}>
      <BookingFacts booking={booking} />
      {done && <p>We sent an email to {booking.email} to confirm this.</p>}
      <FormFailure sentence={failure} />
      {step === undefined && isMovable(booking.status) && (
        <div className={styles.actions}>
          <button type="button" className={buttonClass()} autoFocus={left === 'move'} onClick={() => setStep('move')}>
            Pick another date
          </button>
          {isAwaited(booking.status) && (
            <button
              type="button"
              className={buttonClass({ look: 'ghost' })}
              autoFocus={left === 'cancel'}
              onClick={() => setStep('cancel')}
            >
              Cancel my trial
            </button>
          )}
        </div>
      )}
      {step === 'cancel' && (
        <InlineConfirm
          question="Cancel your free trial?"
          yes="Yes, cancel it"
          isBusy={isBusy}
          onYes={() => void attempt(cancel, 'cancelled')}
          onKeep={leave}
        />
      )}
      {step === 'move' && (
        <OtherDates
          booking={booking}
          isBusy={isBusy}
          onPick={(slot) => void attempt(() => move(slot), 'moved')}
          onBack={leave}
        />
      )}
    </FormOutcome>
  );
}

function titleOf({ status }: VisitorTrialBooking, done: Done | undefined): string {
  if (status === 'cancelled') return 'Your free trial is cancelled';
  if (done === 'moved') return 'Your free trial was moved';
  return isAwaited(status) ? 'Your free trial is booked' : 'Your free trial is over';
}
