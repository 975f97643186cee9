import { useState } from 'react';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { FormOutcome, FormFailure } from '../../ui/form/FormOutcome';
import { PageHead } from '../../ui/PageHead';
import { PasswordCard } from './PasswordCard';
import { USER_RULES } from '#libs/contracts/user';
import { looksLikeEmailAddress } from '#libs/domain/email-address';
import { useApiForm } from '../../api/use-api-form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { askForLink } from './password-calls';
import styles from './PasswordCard.module.css';

/** Asks for a link to choose a new password (CONTRACT "Sign-in"). Never tells whether an address has an account. */
export function ForgotPasswordPage() {
  const [step, setStep] = useState<'ask' | 'asked' | 'ask-again'>('ask');
  return (
    <>
      <PageHead
        title="Forgot your password?"
        lead="Tell us the email address of your account, and we'll send you a link to choose a new password."
      />
      <PasswordCard>
        {step === 'asked' ? (
          <Asked onAgain={() => setStep('ask-again')} />
        ) : (
          <AskForLinkForm takesFocus={step === 'ask-again'} onAsked={() => setStep('asked')} />
        )}
      </PasswordCard>
    </>
  );
}

function Asked({ onAgain }: { onAgain: () => void }) {
  return (
    <FormOutcome title="Check your email" takesFocus>
      <p>
        {PASSWORD_RESET.asked}. It is valid for {PASSWORD_RESET.validMinutes} minutes and works once.
      </p>
      <p>No email after a few minutes? Check your spam folder, and make sure the address is right.</p>
      <div>
        <button type="button" className="text-link" onClick={onAgain}>
          Use another address
        </button>
      </div>
    </FormOutcome>
  );
}

interface AskForLinkFormProps {
  /** When it comes back in the place of the answer before. */
  takesFocus: boolean;
  onAsked: () => void;
}

function AskForLinkForm({ takesFocus, onAsked }: AskForLinkFormProps) {
  const { register, errorOf, submit, failure, isBusy } = useApiForm<{ email: string }>({
    fields: ['email'],
    send: async ({ email }) => {
      await askForLink(email.trim());
      onAsked();
    },
  });
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoFocus={takesFocus}
        aria-required
        error={errorOf('email')}
        {...register('email', { validate: (email) => looksLikeEmailAddress(email) || USER_RULES.email.invalid })}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label="Send the link" busyLabel="Sending..." isBusy={isBusy} />
    </form>
  );
}
