import { useEffect, useRef, useState } from 'react';
import type { ClientQuote } from '#libs/contracts/generated/api';
import { QUOTE_RULES as RULES } from '#libs/contracts/quote';
import { formatDate } from '#libs/domain/schedule/long-date';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';
import { useQuoteAnswers } from '../../api/quotes';
import { useApiForm } from '../../api/use-api-form';
import { buttonClass } from '../../ui/button-class';
import { FormFailure, FormOutcome } from '../../ui/form/FormOutcome';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextArea, TextField } from '../../ui/form/TextField';
import styles from './QuotePage.module.css';

interface QuoteAnswerProps {
  token: string;
  quote: ClientQuote;
}

/** The client's yes or no, or what became of it. */
export function QuoteAnswer({ token, quote }: QuoteAnswerProps) {
  const [wasOpen] = useState(quote.status === 'sent');
  const [isDeclining, setDeclining] = useState(false);
  // Whoever answered: the form that had the focus is gone.
  if (quote.status !== 'sent') return <Answered quote={quote} takesFocus={wasOpen} />;
  return (
    <>
      <AcceptForm token={token} quote={quote} isHidden={isDeclining} onDecline={() => setDeclining(true)} />
      {isDeclining && <DeclineForm token={token} onBack={() => setDeclining(false)} />}
    </>
  );
}

function Answered({ quote, takesFocus }: { quote: ClientQuote; takesFocus: boolean }) {
  const { status, validUntil, acceptedBy, acceptedAt, reference, declinedAt } = quote;
  if (status === 'accepted')
    return (
      <FormOutcome title="This quote is accepted" takesFocus={takesFocus}>
        <p>
          Accepted by {acceptedBy}
          {acceptedAt && ` on ${dayOf(acceptedAt)}`}
          {reference && `, your reference ${reference}`}. Thank you: we will be in touch about the dates.
        </p>
      </FormOutcome>
    );
  return (
    <FormOutcome title={TITLES[status]} takesFocus={takesFocus}>
      <p>
        {status === 'declined' && declinedAt && `Declined on ${dayOf(declinedAt)}. If you change your mind, `}
        {status === 'expired' && `It was valid until ${formatDate(validUntil)}. If you still need it, `}
        {status === 'draft' ? 'Please wait for our new email.' : 'ask us for a new one.'}
      </p>
      <p>
        Call{' '}
        <a className={`${styles.link} ${styles.whole}`} href={school.phone.href}>
          {school.phone.display}
        </a>{' '}
        or write to{' '}
        <a className={styles.link} href={`mailto:${school.email}`}>
          {school.email}
        </a>
        .
      </p>
    </FormOutcome>
  );
}

const TITLES: Record<ClientQuote['status'], string> = {
  draft: 'We are changing this quote',
  sent: 'This quote is open',
  accepted: 'This quote is accepted',
  declined: 'This quote is declined',
  expired: 'This quote has expired',
};

interface AcceptFormProps {
  token: string;
  /** As it stands on the page: that is what is accepted. */
  quote: ClientQuote;
  /** It keeps what was typed while the visitor thinks of declining. */
  isHidden: boolean;
  onDecline: () => void;
}

function AcceptForm({ token, quote, isHidden, onDecline }: AcceptFormProps) {
  const { accept, refresh } = useQuoteAnswers(token);
  const { register, errorOf, submit, failure, isBusy } = useApiForm<{ name: string; reference: string }>({
    fields: ['name', 'reference'],
    send: (values) => answered(() => accept({ ...values, notes: quote.notes }), refresh),
  });
  const decline = useRef<HTMLButtonElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (wasHidden.current && !isHidden) decline.current?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <form
      noValidate
      method="post"
      hidden={isHidden}
      className={styles.form}
      onSubmit={submit}
      aria-label="Accept the quote"
    >
      <h2 className="h3">Accept this quote</h2>
      <TextField
        label="Your name"
        autoComplete="name"
        aria-required
        maxLength={RULES.name.maxLength}
        error={errorOf('name')}
        {...register('name', { validate: (name) => name.trim() !== '' || RULES.name.required })}
      />
      <TextField
        label="Purchase order or reference (optional)"
        autoComplete="off"
        maxLength={RULES.reference.maxLength}
        error={errorOf('reference')}
        {...register('reference')}
      />
      <p className={styles.muted}>
        You are accepting on behalf of {quote.clientName}. We keep your name, the time and your network address as
        proof.
      </p>
      <FormFailure sentence={failure} />
      <div className={styles.actions}>
        <SubmitButton label="Accept quote" busyLabel="Accepting..." isBusy={isBusy} />
        <button ref={decline} type="button" className={buttonClass({ look: 'ghost' })} onClick={onDecline}>
          Decline
        </button>
      </div>
    </form>
  );
}

function DeclineForm({ token, onBack }: { token: string; onBack: () => void }) {
  const { decline, refresh } = useQuoteAnswers(token);
  const { register, errorOf, submit, failure, isBusy } = useApiForm<{ reason: string }>({
    fields: ['reason'],
    send: (values) => answered(() => decline(values), refresh),
  });
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit} aria-label="Decline the quote">
      <h2 className="h3">Decline this quote</h2>
      <TextArea
        label="Why? (optional)"
        hint="This helps us to make you a better offer."
        rows={3}
        autoFocus
        maxLength={RULES.reason.maxLength}
        error={errorOf('reason')}
        {...register('reason')}
      />
      <FormFailure sentence={failure} />
      <div className={styles.actions}>
        <SubmitButton label="Decline quote" busyLabel="Declining..." isBusy={isBusy} />
        <button type="button" className={buttonClass({ look: 'ghost' })} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}

/** What was refused may have been answered or changed meanwhile: the page then shows how it is. */
async function answered(answer: () => Promise<void>, refresh: () => void): Promise<void> {
  try {
    await answer();
  } catch (error) {
    refresh();
    throw error;
  }
}

function dayOf(moment: string): string {
  return formatDate(isoDate(readSchoolClock(new Date(moment)).date));
}
