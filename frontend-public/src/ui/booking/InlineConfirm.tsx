import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '../button-class';
import styles from './Booking.module.css';

interface InlineConfirmProps {
  question: string;
  /** The label of the confirming button. */
  yes: string;
  isBusy: boolean;
  onYes: () => void;
  onKeep: () => void;
}

/**
 * A confirmation in place of the button that was pressed. "Keep it" comes first, where a hurried double click lands.
 */
export function InlineConfirm({ question, yes, isBusy, onYes, onKeep }: InlineConfirmProps) {
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
