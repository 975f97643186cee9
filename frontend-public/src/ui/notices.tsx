import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from './button-class';
import { BesideScene } from './BesideScene';
import { Icon, type IconName } from './drawings/Icon';
import styles from './Notice.module.css';
import type { Scene } from './scenes';

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

interface RetryButtonProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** Another try without loading the page again. */
export function RetryButton({ isRetrying, onRetry }: RetryButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ look: 'ghost', size: 'small' })}
      onClick={onRetry}
      aria-disabled={isRetrying}
    >
      Try again
    </button>
  );
}

/** In the place of a list that has nothing yet: a title, and what to do next. */
export function EmptyNotice({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} sizePx={26} />
      <h2 className={styles.sentence}>{title}</h2>
      {children}
    </div>
  );
}

interface PageNoticeProps {
  icon: IconName;
  title: string;
  text: string;
  scene: Scene;
  /** When it takes the place of what had the focus. */
  takesFocus?: boolean;
  isAlert?: boolean;
  /** What to do next. */
  children: ReactNode;
}

/** In the place of what a page is about: there is nothing, or it could not be loaded. */
export function PageNotice({ icon, title, text, scene, takesFocus, isAlert = false, children }: PageNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <BesideScene scene={scene}>
      <div className={styles.pageNotice} role={isAlert ? 'alert' : undefined}>
        <Icon name={icon} sizePx={28} />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
        {children}
      </div>
    </BesideScene>
  );
}
