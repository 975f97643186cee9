import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FormOutcome.module.css';

interface FormOutcomeProps {
  title: string;
  /** After a submit the form is gone and focus goes here; a page that opens like this leaves focus alone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** What stands in a form's place once it was taken, or when it cannot be filled in. */
export function FormOutcome({ title, takesFocus, children }: FormOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1} className="h3">
        {title}
      </h2>
      {children}
    </div>
  );
}
