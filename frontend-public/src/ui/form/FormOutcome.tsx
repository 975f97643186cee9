import type { ReactNode } from 'react';
import styles from './Form.module.css';
import { Icon } from '../drawings/Icon';
import { FocusHeading } from '../FocusHeading';

interface FormOutcomeProps {
  title: string;
  /** After a submit the form is gone and focus goes here; a page that opens like this leaves focus alone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** What stands in a form's place once it was taken, or when it cannot be filled in. */
export function FormOutcome({ title, takesFocus, children }: FormOutcomeProps) {
  return (
    <div className={styles.outcome}>
      <FocusHeading className="h3" takesFocus={takesFocus}>
        {title}
      </FocusHeading>
      {children}
    </div>
  );
}

/** Why the form as a whole was not taken; read out as soon as it appears. */
export function FormFailure({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <p role="alert" className={styles.failure}>
      <Icon name="info" />
      {sentence}
    </p>
  );
}
