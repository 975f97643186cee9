import { useState } from 'react';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { PageHead } from '../../ui/PageHead';
import { AskForLinkForm } from './AskForLinkForm';
import { PasswordCard } from './PasswordCard';

/** Asks for a link to choose a new password (CONTRACT "Sign-in"). Never tells whether an address has an account. */
export function ForgotPasswordPage() {
  const [step, setStep] = useState<'ask' | 'asked' | 'ask-again'>('ask');
  return (
    <>
      <PageHead
        title="Forgot your password?"
        lead="Tell us the email address of your account, and we send you a link to choose a new password."
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
    <FormOutcome title="Check your mail" takesFocus>
      <p>
        {PASSWORD_RESET.asked}. It is valid for {PASSWORD_RESET.validMinutes} minutes and works once.
      </p>
      <p>No mail after a few minutes? Look in the spam folder, and check that the address was right.</p>
      <div>
        <button type="button" className="text-link" onClick={onAgain}>
          Use another address
        </button>
      </div>
    </FormOutcome>
  );
}
