import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '../button-class';
import styles from './Booking.module.css';

interface SureQuestionProps {
  question: string;
  /** What is done then. */
  yes: string;
  isBusy: boolean;
  onYes: () => void;
  onKeep: () => void;
}

/**
 * In the place of the button that asked for it. What changes nothing stands first, where a button that is pressed twice
 * in a hurry is pressed the second time.
 */
export function SureQuestion({ question, yes, isBusy, onYes, onKeep }: SureQuestionProps) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className={styles.sure}>
      <p ref={words} id={id} tabIndex={-1}>
        {question}
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass({ look: 'ghost' })} onClick={onKeep}>
          Keep it
        </button>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </div>
  );
}
