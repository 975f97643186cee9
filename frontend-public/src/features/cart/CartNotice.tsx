import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/drawings/Icon';
import styles from './CartNotice.module.css';

interface CartNoticeProps {
  icon: IconName;
  title: string;
  text: string;
  /** When it takes the place of what had the focus. */
  takesFocus?: boolean;
  isAlert?: boolean;
  /** What to do next. */
  children: ReactNode;
}

/** What stands in the place of the lines: an empty cart, or one that could not be loaded. */
export function CartNotice({ icon, title, text, takesFocus = false, isAlert = false, children }: CartNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.notice} role={isAlert ? 'alert' : undefined}>
      <Icon name={icon} sizePx={28} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted">{text}</p>
      {children}
    </div>
  );
}
