import type { ReactNode } from 'react';
import styles from './Booking.module.css';

/** A description list of a booking's details. */
export function Facts({ facts }: { facts: readonly (readonly [word: string, fact: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([word, fact]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
