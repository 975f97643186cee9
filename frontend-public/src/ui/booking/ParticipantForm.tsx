import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PARTICIPANT_RULES } from '#libs/contracts/participant';
import { tabStorage } from '../../api/browser-storage';
import { useApiForm } from '../../api/use-api-form';
import { Icon } from '../drawings/Icon';
import { FormFailure } from '../form/FormOutcome';
import { SubmitButton } from '../form/SubmitButton';
import { TextArea, TextField } from '../form/TextField';
import styles from './Booking.module.css';
import { isChild, PARTICIPANT_FIELDS, participantChecks, type ParticipantDetails } from './participant-details';

interface ParticipantFormProps {
  /** What is typed is kept under this name, in this tab alone, over a reload; gone once it was taken. */
  storageKey: string;
  /** What a guardian agrees to. */
  consent: string;
  label: string;
  busyLabel: string;
  /** What it throws is shown. */
  send: (details: ParticipantDetails) => Promise<void>;
  /** Above the fields: what is about to be booked. */
  children: ReactNode;
}

/** Who comes, and how to reach them. Whatever fails, what was typed stays. */
export function ParticipantForm({ storageKey, consent, label, busyLabel, send, children }: ParticipantFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useMemo(() => tabStorage<ParticipantDetails>(storageKey), [storageKey]);
  const [hasChild, setHasChild] = useState(() => isChild(kept.read()?.participantAge ?? ''));
  const { register, setValue, errorOf, submit, failure, isBusy } = useApiForm<ParticipantDetails>({
    fields: PARTICIPANT_FIELDS,
    send: async (details) => {
      await send(details);
      kept.forget();
    },
  });

  useEffect(() => {
    const typed = kept.read();
    if (!typed) return;
    for (const field of PARTICIPANT_FIELDS) setValue(field, typed[field]);
  }, [kept, setValue]);

  const keep = () => {
    const typed = typedIn(form.current);
    kept.keep(typed);
    setHasChild(isChild(typed.participantAge));
  };
  const field = (name: Exclude<keyof ParticipantDetails, 'guardianConsent'>) =>
    register(name, { validate: participantChecks[name], shouldUnregister: name === 'guardianName' });
  return (
    <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit} onInput={keep}>
      {children}
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
          label="Who is coming?"
          hint="Leave blank if it's you."
          error={errorOf('participantName')}
          {...field('participantName')}
        />
        <TextField
          label="Age of the person coming"
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
            words={consent}
            error={errorOf('guardianConsent')}
            field={register('guardianConsent', { validate: participantChecks.guardianConsent, shouldUnregister: true })}
          />
        </>
      )}
      <TextArea
        label="Anything we should know? (optional)"
        rows={3}
        maxLength={PARTICIPANT_RULES.note.maxLength}
        error={errorOf('note')}
        {...field('note')}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label={label} busyLabel={busyLabel} isBusy={isBusy} />
    </form>
  );
}

interface ConsentProps {
  words: string;
  error: string | undefined;
  field: ReturnType<ReturnType<typeof useApiForm<ParticipantDetails>>['register']>;
}

function Consent({ words, error, field }: ConsentProps) {
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
        <span>{words}</span>
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

function typedIn(form: HTMLFormElement | null): ParticipantDetails {
  const data = new FormData(form ?? undefined);
  const text = (name: keyof ParticipantDetails) => {
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
