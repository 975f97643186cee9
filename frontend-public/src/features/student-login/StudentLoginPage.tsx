import { useState } from 'react';
import { links } from '#libs/school/links';
import { school } from '#libs/school/school';
import { portalFeatures, studentLoginWords } from '../../content/student-login';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { FormOutcome } from '../../ui/form/FormOutcome';
import { PageHead } from '../../ui/PageHead';
import { LoginForm } from './LoginForm';
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
        <section className={styles.portal} aria-labelledby="portal-title">
          <h2 id="portal-title" className="h3">
            {studentLoginWords.portalTitle}
          </h2>
          <ul>
            {portalFeatures.map((feature) => (
              <li key={feature}>
                <Icon name="check" />
                {feature}
              </li>
            ))}
          </ul>
          {!isDone && (
            <p className="small muted">
              The portal is at our membership provider.{' '}
              <ExternalLink href={links.membershipProvider}>Open the student portal</ExternalLink>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

function SignedIn() {
  return (
    <FormOutcome title="You are signed in" takesFocus>
      <p>
        Classes, attendance and payments are in the student portal. It is at our membership provider, opens in a new tab
        and may ask you to log in there too.
      </p>
      <div>
        <ExternalLink className={buttonClass()} href={links.membershipProvider}>
          Open the student portal <Icon name="external" />
        </ExternalLink>
      </div>
    </FormOutcome>
  );
}
