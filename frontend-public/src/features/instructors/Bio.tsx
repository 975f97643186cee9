import { useId, useState } from 'react';
import styles from './Bio.module.css';

/** From here on a text does not fit the lines of the card. */
const LONG_FROM_CHARACTERS = 220;

/** What an instructor says; a long one is cut to a few lines until it is asked for. */
export function Bio({ text, of }: { text: string; of: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG_FROM_CHARACTERS;
  return (
    <>
      <p id={id} className={isLong && !isOpen ? `${styles.bio} ${styles.cut}` : styles.bio}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
          <span className="visually-hidden"> about {of}</span>
        </button>
      )}
    </>
  );
}
