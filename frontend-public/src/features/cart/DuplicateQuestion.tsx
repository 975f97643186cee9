import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './CartChanges.module.css';

interface DuplicateQuestionProps {
  onAgain: () => void;
  onNo: () => void;
}

/**
 * Asked before what looks like one order sent twice is placed (CONTRACT "One order"). It takes the focus, and the page
 * goes on.
 */
export function DuplicateQuestion({ onAgain, onNo }: DuplicateQuestionProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView();
  }, []);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="h3">
        <Icon name="info" sizePx={24} />
        Have you placed this order already?
      </h2>
      <p>
        An order like this one reached us a few minutes ago. Please look for its confirmation in your email. Nothing
        more was ordered now.
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass({ look: 'ghost' })} onClick={onNo}>
          No second order
        </button>
        <button type="button" className={buttonClass()} onClick={onAgain}>
          Order it a second time
        </button>
      </div>
    </section>
  );
}
