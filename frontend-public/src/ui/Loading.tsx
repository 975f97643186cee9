import { useEffect, useState, type ReactNode } from 'react';
import styles from './Loading.module.css';

const SHOW_AFTER_MS = 150;

interface LoadingProps {
  /** What a screen reader says. */
  status: string;
  /** What stands there where JavaScript is off. */
  withoutScript: ReactNode;
  className?: string;
  /** The shape of what comes: each `i` shimmers, in the colours of `--bone` and `--bone-light`. */
  children: ReactNode;
}

/** In the place of what is on its way. A quick answer never shows it. */
export function Loading({ status, withoutScript, className = '', children }: LoadingProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? status : ''}
      </p>
      <noscript>{withoutScript}</noscript>
      {isShown && (
        <div className={`${styles.shape} ${className}`} aria-hidden="true" data-testid="placeholders">
          {children}
        </div>
      )}
    </>
  );
}
