import { useState, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PASSWORD_RESET } from '#libs/contracts/auth';
import { paths } from '../../paths';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { FormOutcome, FormFailure } from '../../ui/form/FormOutcome';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { PasswordCard } from './PasswordCard';
import styles from './PasswordCard.module.css';
import { USER_RULES } from '#libs/contracts/user';
import { refusalOf } from '../../api/refusal';
import { useApiForm } from '../../api/use-api-form';
import { PasswordField } from '../../ui/form/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { checkNewPassword } from './check-new-password';
import { setNewPassword } from './password-calls';

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
        lead={`The link in our email is valid for ${PASSWORD_RESET.validMinutes} minutes and works once.`}
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
      <p>Please open this page from the link in our email, or ask for a new link.</p>
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
    <FormOutcome title="This link no longer works" takesFocus>
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
    <FormOutcome title="Your password has been changed" takesFocus>
      <p>{PASSWORD_RESET.done}. You have been signed out on all your devices.</p>
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

interface NewPasswordFormProps {
  /** The secret of the mailed link. */
  token: string;
  onChanged: () => void;
  /** The link was used, is too old, or never was. */
  onWorthlessLink: () => void;
}

function NewPasswordForm({ token, onChanged, onWorthlessLink }: NewPasswordFormProps) {
  const { register, errorOf, submit, failure, isBusy } = useApiForm<{ password: string }>({
    fields: ['password'],
    send: async ({ password }) => {
      try {
        await setNewPassword(token, password);
      } catch (error) {
        if (refusalOf(error).fields['token'] === undefined) throw error;
        onWorthlessLink();
        return;
      }
      onChanged();
    },
  });
  return (
    <form noValidate method="post" className={styles.form} onSubmit={submit}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${USER_RULES.password.minLength} characters, and not easy to guess.`}
        aria-required
        error={errorOf('password')}
        {...register('password', { validate: checkNewPassword })}
      />
      <FormFailure sentence={failure} />
      <SubmitButton label="Change password" busyLabel="Changing..." isBusy={isBusy} />
    </form>
  );
}
