import { useState } from 'react';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { PageHead } from '../../ui/PageHead';
import { AskForLinkForm } from './AskForLinkForm';
import { PasswordCard } from './PasswordCard';

/** Asks for a link to choose a new password (CONTRACT "Sign-in"). Never tells whether an address has an account. */
export function ForgotPasswordPage() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <PageHead title="Forgot your password?" lead="Tell us the email address of your account, and we send you a link to choose a new password." />
      <PasswordCard>
        {isAsked ? <Asked onAgain={() => setAsked(false)} /> : <AskForLinkForm onAsked={() => setAsked(true)} />}
      </PasswordCard>
    </>
  );
}

function Asked({ onAgain }: { onAgain: () => void }) {
  return (
    <FormOutcome title="Check your mail" takesFocus>
      <p>{PASSWORD_RESET.asked}. It is valid for {PASSWORD_RESET.validMinutes} minutes and works once.</p>
      <p>No mail after a few minutes? Look in the spam folder, and check that the address was right.</p>
      <div><button type="button" className="text-link" onClick={onAgain}>Use another address</button></div>
    </FormOutcome>
  );
}
