import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let lastClosedAt = -Infinity;

/**
 * A word about the control inside, shown after 700 ms of hover or at once on keyboard focus; moving on to the next
 * control within 300 ms shows its word without a wait (spec 1 section 9). Escape hides it. The control keeps its own
 * name.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef(0);
  const open = (delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsOpen(true), delayMs);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    // Focus may be anywhere while a pointer shows it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <span
      className={styles.anchor}
      onMouseEnter={() => open(performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS)}
      onMouseLeave={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) open(0);
      }}
      onBlur={close}
      onClick={close}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      {children}
      {isOpen && (
        <span role="tooltip" className={styles.bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
