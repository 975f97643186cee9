import type { ComponentProps } from 'react';
import { Icon } from './drawings/Icon';
import styles from './Notice.module.css';
import { RetryButton } from './RetryButton';

interface LoadFailureProps extends ComponentProps<typeof RetryButton> {
  sentence: string;
  /** What the visitor need not fear. */
  comfort?: string;
}

/** In the place of what could not be loaded: why, and another try. */
export function LoadFailure({ sentence, comfort, ...retry }: LoadFailureProps) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="info" sizePx={26} />
      <p className={styles.sentence}>{sentence}</p>
      <p className="small muted">{['Your connection may have dropped.', comfort].filter(Boolean).join(' ')}</p>
      <RetryButton {...retry} />
    </div>
  );
}
