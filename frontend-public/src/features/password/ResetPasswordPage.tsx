import { useState, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { paths } from '../../paths';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { NewPasswordForm } from './NewPasswordForm';
import { PasswordCard } from './PasswordCard';
import styles from './PasswordCard.module.css';

/** Where the mailed link leads (CONTRACT "Sign-in"). */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState<'changed' | 'worthless'>();
  // The built HTML holds the form: only the browser knows whether the address has a token.
  const isWithoutToken = isHydrated && token === '';
  return (
    <>
      <PageHead
        title="Choose a new password"
        lead={`The link in our mail is valid for ${PASSWORD_RESET.validMinutes} minutes and works once.`}
      />
      <PasswordCard>
        {isWithoutToken && <NoLink />}
        {outcome === 'worthless' && <WorthlessLink />}
        {outcome === 'changed' && <Changed />}
        {!isWithoutToken && !outcome && (
          <NewPasswordForm
            token={token}
            onChanged={() => setOutcome('changed')}
            onWorthlessLink={() => setOutcome('worthless')}
          />
        )}
      </PasswordCard>
    </>
  );
}

function NoLink() {
  return (
    <FormOutcome title="The link is missing" takesFocus={false}>
      <p>This page opens from the link in our mail. Open it there once more, or ask for a new one.</p>
      <div>
        <Link className={buttonClass()} to={paths.forgotPassword}>
          Ask for a new link
        </Link>
      </div>
    </FormOutcome>
  );
}

function WorthlessLink() {
  return (
    <FormOutcome title="This link does not work any more" takesFocus>
      <p>{PASSWORD_RESET.badToken}. Your password was not changed.</p>
      <div>
        <Link className={buttonClass()} to={paths.forgotPassword}>
          Ask for a new link
        </Link>
      </div>
    </FormOutcome>
  );
}

function Changed() {
  return (
    <FormOutcome title="Your password is changed" takesFocus>
      <p>{PASSWORD_RESET.done}. Wherever this account was signed in, it is signed out now.</p>
      <div className={styles.actions}>
        <a className={buttonClass()} href={paths.admin}>
          Admin login
        </a>
        <Link className="text-link" to={paths.home}>
          Go to the home page
        </Link>
      </div>
    </FormOutcome>
  );
}

/**
 * The secret of the mailed link, or an empty text. It is read once and then taken out of the address bar, so that it
 * is in no history, screenshot or copied address; it lives as long as the page is open.
 */
function useLinkToken(): string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return token;
}
