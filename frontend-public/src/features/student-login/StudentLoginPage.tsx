import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { LOGIN_RULES, SECOND_FACTOR, SIGN_IN_REASONS } from '#libs/contracts/auth';
import { links, school } from '#libs/school/school';
import { ApiFailure, callApi } from '../../api/client';
import { refusalOf } from '../../api/refusal';
import { useApiForm } from '../../api/use-api-form';
import { hasPortal, portalFeatures, studentLoginWords, LOGIN_TOASTS } from '../../content/students';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { FormOutcome, FormFailure } from '../../ui/form/FormOutcome';
import { PasswordField } from '../../ui/form/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { PageHead } from '../../ui/PageHead';
import { CheckList } from '../../ui/CheckList';
import { showToast } from '../../ui/toasts/toast-store';
import styles from './StudentLoginPage.module.css';

/** Spec 1 section 2.8: after signing in the visitor stays here, with the way to the portal. */
export function StudentLoginPage() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <PageHead title={studentLoginWords.title} lead={studentLoginWords.lead} />
      <div className={`wrap ${styles.columns}`}>
        <section className={styles.card} aria-label="Your account">
          {isDone ? <SignedIn /> : <LoginForm onDone={() => setDone(true)} />}
          <p className={styles.support}>
            Technical support: <a href={`mailto:${school.supportEmail}`}>{school.supportEmail}</a>
          </p>
        </section>
        {hasPortal() ? <Portal isLinked={!isDone} /> : <WithoutPortal />}
      </div>
    </>
  );
}

/** What the portal holds; a link to it unless the other column has one. */
function Portal({ isLinked }: { isLinked: boolean }) {
  return (
    <section className={styles.portal} aria-labelledby="portal-title">
      <h2 id="portal-title" className="h3">
        {studentLoginWords.portalTitle}
      </h2>
      <CheckList entries={portalFeatures} />
      {isLinked && (
        <p className="small muted">
          Our membership provider runs the portal.{' '}
          <ExternalLink href={links.membershipProvider}>Open the student portal</ExternalLink>
        </p>
      )}
    </section>
  );
}

/** The same for a student, by asking the school instead. */
function WithoutPortal() {
  return (
    <section className={styles.portal} aria-labelledby="portal-title">
      <h2 id="portal-title" className="h3">
        {studentLoginWords.withoutPortalTitle}
      </h2>
      <CheckList entries={portalFeatures} />
      <p>
        Ask us for any of this: the <Link to={paths.studentBody}>Student Body page</Link> explains how to reach us. The
        times of all our classes are on the <Link to={paths.classSchedule}>class schedule</Link>.
      </p>
    </section>
  );
}

function SignedIn() {
  return (
    <FormOutcome title="You are signed in" takesFocus>
      {hasPortal() ? (
        <>
          <p>
            Classes, attendance and payments are in the student portal. Our membership provider runs it. It opens in a
            new tab and may ask you to log in there too.
          </p>
          <div>
            <ExternalLink className={buttonClass()} href={links.membershipProvider}>
              Open the student portal <Icon name="external" />
            </ExternalLink>
          </div>
        </>
      ) : (
        <p>
          For classes, attendance and payments, see the <Link to={paths.studentBody}>Student Body page</Link>.
        </p>
      )}
    </FormOutcome>
  );
}

interface Credentials {
  username: string;
  password: string;
  /** Of the second step, where the account has one. */
  code: string;
}

const FIELDS = ['username', 'password', 'code'] as const;
const WRONG_STATUS = 401;

/**
 * Username and password (spec 1 section 2.8), and the code after them where the account has a second step. The toast
 * says the same on any error; the line at the form says which.
 */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [summary, setSummary] = useState<string>();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isRecovery, setRecovery] = useState(false);
  const { register, errorOf, submit, isBusy } = useApiForm<Credentials>({
    fields: FIELDS,
    send: async ({ username, password, code }) => {
      setSummary(undefined);
      try {
        await callApi('post', '/api/login', {
          body: { username: username.trim(), password, ...(isCodeAsked && { code }) },
        });
      } catch (error) {
        const { reason } = refusalOf(error);
        if (reason === SIGN_IN_REASONS.codeRequired) return setCodeAsked(true);
        showToast({ tone: 'error', ...LOGIN_TOASTS.failed, ...(isCodeAsked && { text: failureWords(error) }) });
        setSummary(failureWords(error));
        return;
      }
      showToast({ tone: 'success', ...LOGIN_TOASTS.done });
      onDone();
    },
  });
  const required = (field: keyof Credentials) => ({
    'aria-required': true,
    error: errorOf(field),
    ...register(field, { validate: (text) => (field === 'password' ? text : text.trim()) !== '' || REQUIRED[field] }),
  });
  return (
    <form noValidate method="post" className={styles.form} aria-label="Student login" onSubmit={submit}>
      {isCodeAsked ? <CodeField isRecovery={isRecovery} required={required} /> : <PasswordFields required={required} />}
      <FormFailure sentence={summary} />
      <div className={styles.actions}>
        <SubmitButton label="Sign In" busyLabel="Signing in..." isBusy={isBusy} />
        {isCodeAsked ? (
          <button type="button" className="text-link" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Use the code from the app' : 'Use a recovery code'}
          </button>
        ) : (
          <Link className="text-link" to={paths.forgotPassword}>
            Forgot your password?
          </Link>
        )}
      </div>
    </form>
  );
}

const REQUIRED: Record<keyof Credentials, string> = {
  username: LOGIN_RULES.username.required,
  password: LOGIN_RULES.password.required,
  code: SECOND_FACTOR.code.required,
};

interface FieldsProps {
  required: (field: keyof Credentials) => object;
}

/** A recovery code has letters, for which phones show another keyboard. */
function CodeField({ required, isRecovery }: FieldsProps & { isRecovery: boolean }) {
  return (
    <TextField
      key={String(isRecovery)}
      label={isRecovery ? 'Recovery code' : 'Code'}
      hint={isRecovery ? 'One of the ten codes you saved.' : 'Six digits from the app on your phone.'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus
      {...required('code')}
    />
  );
}

function PasswordFields({ required }: FieldsProps) {
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...required('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint={isCapsLockOn ? 'Caps Lock is on.' : undefined}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        {...required('password')}
      />
    </>
  );
}

function failureWords(error: unknown): string {
  const { reason, sentence } = refusalOf(error);
  const isWrong = error instanceof ApiFailure && error.status === WRONG_STATUS && reason === undefined;
  return isWrong ? LOGIN_TOASTS.failed.text : sentence;
}
