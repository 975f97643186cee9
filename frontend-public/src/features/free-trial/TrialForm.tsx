import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { VisitorTrialBooking } from '#libs/contracts/generated/api';
import { GUARDIAN_CONSENT, TRIAL_RULES } from '#libs/contracts/trial-booking';
import { formatLongDate } from '#libs/domain/schedule/long-date';
import { tabMemory } from '../../api/page-memory';
import { refusalOf } from '../../api/refusal';
import { bookTrial, useForgetTrialDates, useTrialDates } from '../../api/trial-bookings';
import { useApiForm } from '../../api/use-api-form';
import { Icon } from '../../ui/drawings/Icon';
import { FormFailure } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextArea, TextField } from '../../ui/form/TextField';
import styles from './FreeTrialPage.module.css';
import { trialPath, type TrialChoice } from './trial-choice';
import { isChild, TRIAL_FIELDS, trialChecks, type TrialDetails, trialOf } from './trial-details';

interface TrialFormProps {
  choice: TrialChoice & Required<Pick<TrialChoice, 'slot'>>;
  onBooked: (booking: VisitorTrialBooking) => void;
}

/** Who comes, and how to reach them. Whatever fails, what was typed stays. */
export function TrialForm({ choice, onBooked }: TrialFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const forgetDates = useForgetTrialDates();
  const [hasChild, setHasChild] = useState(() => isChild(keptDetails.read()?.participantAge ?? ''));
  const { register, setValue, errorOf, submit, failure, isBusy } = useApiForm<TrialDetails>({
    fields: TRIAL_FIELDS,
    send: async (details) => {
      try {
        const booking = await bookTrial(trialOf(details, choice.slot, choice.plan));
        keptDetails.forget();
        onBooked(booking);
      } catch (error) {
        // The date was taken meanwhile, or nothing could be asked: either way the places may be others now.
        if (refusalOf(error).fields['date'] !== undefined) forgetDates();
        throw error;
      }
      forgetDates();
    },
  });

  useEffect(() => {
    const kept = keptDetails.read();
    if (!kept) return;
    for (const field of TRIAL_FIELDS) setValue(field, kept[field]);
  }, [setValue]);

  const keep = () => {
    const typed = typedIn(form.current);
    keptDetails.keep(typed);
    setHasChild(isChild(typed.participantAge));
  };
  const field = (name: Exclude<keyof TrialDetails, 'guardianConsent'>) =>
    register(name, { validate: trialChecks[name], shouldUnregister: name === 'guardianName' });
  return (
    <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit} onInput={keep}>
      <Chosen choice={choice} />
      <TextField
        label="Your name"
        autoComplete="name"
        aria-required
        error={errorOf('fullName')}
        {...field('fullName')}
      />
      <div className={styles.pair}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          aria-required
          error={errorOf('email')}
          {...field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          aria-required
          error={errorOf('phone')}
          {...field('phone')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Who comes?"
          hint="Leave empty if it is you."
          error={errorOf('participantName')}
          {...field('participantName')}
        />
        <TextField
          label="Age of who comes"
          inputMode="numeric"
          aria-required
          error={errorOf('participantAge')}
          {...field('participantAge')}
        />
      </div>
      {hasChild && (
        <>
          <TextField
            label="Parent or guardian"
            autoComplete="name"
            aria-required
            error={errorOf('guardianName')}
            {...field('guardianName')}
          />
          <Consent
            error={errorOf('guardianConsent')}
            field={register('guardianConsent', { validate: trialChecks.guardianConsent, shouldUnregister: true })}
          />
        </>
      )}
      <TextArea
        label="Anything we should know? (optional)"
        rows={3}
        maxLength={TRIAL_RULES.note.maxLength}
        error={errorOf('note')}
        {...field('note')}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label="BOOK MY FREE TRIAL" busyLabel="BOOKING..." isBusy={isBusy} />
    </form>
  );
}

/** What is about to be booked, and the way back to the dates. */
function Chosen({ choice }: Pick<TrialFormProps, 'choice'>) {
  const { slot, plan, style = 'any' } = choice;
  const { data } = useTrialDates();
  const found = data?.find((one) => one.classScheduleId === slot.classScheduleId && one.date === slot.date);
  return (
    <p className={styles.chosen}>
      {found && (
        <b>
          {found.className}, {found.startTime} to {found.endTime},{' '}
        </b>
      )}
      {formatLongDate(slot.date)}
      {plan && `, with the ${plan} membership in mind`}.{' '}
      {found?.placesLeft === 0 && 'This class is full on that date. '}
      <Link className="text-link" to={trialPath({ style, ...(plan && { plan }) })}>
        Choose another date
      </Link>
    </p>
  );
}

interface ConsentProps {
  error: string | undefined;
  field: ReturnType<ReturnType<typeof useApiForm<TrialDetails>>['register']>;
}

function Consent({ error, field }: ConsentProps) {
  return (
    <div className={styles.consent}>
      <label>
        <input
          type="checkbox"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
          {...field}
        />
        <span>{GUARDIAN_CONSENT}</span>
      </label>
      {error && (
        <p id="consent-error" className={styles.error}>
          <Icon name="info" sizePx={16} />
          {error}
        </p>
      )}
    </div>
  );
}

function typedIn(form: HTMLFormElement | null): TrialDetails {
  const data = new FormData(form ?? undefined);
  const text = (name: keyof TrialDetails) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    participantName: text('participantName'),
    participantAge: text('participantAge'),
    guardianName: text('guardianName'),
    guardianConsent: data.has('guardianConsent'),
    note: text('note'),
  };
}

/** In this tab alone, over a reload and other steps; gone once the trial is booked. */
const keptDetails = tabMemory<TrialDetails>('trialDetails');
