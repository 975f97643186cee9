import { useEffect, useId, useRef } from 'react';
import type { ChangedLine } from '#libs/domain/cart-changes';
import { formatRand } from '#libs/domain/money';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './CartChanges.module.css';
import { changeWords } from './change-words';
import { lineName } from './CartLineRow';

interface CartChangesProps {
  changed: readonly ChangedLine[];
  /** The cart's total once this is accepted. */
  totalCents: number;
  isAccepting: boolean;
  onAccept: () => void;
  /** Counts the refused orders: after each of them focus comes here. */
  refusals: number;
}

/** What the shop changed since the visitor looked, line by line, with one button that takes it as it is. */
export function CartChanges({ changed, totalCents, isAccepting, onAccept, refusals }: CartChangesProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView();
  }, [refusals]);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="h3">
        <Icon name="info" sizePx={24} />
        Your cart has changed
      </h2>
      <p className="muted">
        {refusals > 0
          ? 'Nothing has been ordered yet. Here is what has changed since you last looked:'
          : 'Here is what has changed since you filled it:'}
      </p>
      <ul>
        {changed.map((line) => (
          <li key={line.id}>
            <b>{lineName(line.name, line.selectedSize)}</b>
            <span className="tabular">{changeWords(line).join(' ')}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <p className="tabular">
          New total <b>{formatRand(totalCents)}</b>
        </p>
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={isAccepting}
          onClick={() => {
            if (!isAccepting) onAccept();
          }}
        >
          Accept the changes
        </button>
      </div>
    </section>
  );
}

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
        We received an order just like this one a few minutes ago. Please check your email for the confirmation. We have
        not placed another order.
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass({ look: 'ghost' })} onClick={onNo}>
          Don't order again
        </button>
        <button type="button" className={buttonClass()} onClick={onAgain}>
          Order again
        </button>
      </div>
    </section>
  );
}
