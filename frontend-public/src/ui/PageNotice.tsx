import { type ReactNode, useEffect, useRef } from 'react';
import { BesideScene } from './BesideScene';
import { Icon, type IconName } from './drawings/Icon';
import styles from './PageNotice.module.css';
import type { Scene } from './scenes';

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
      <div className={styles.notice} role={isAlert ? 'alert' : undefined}>
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
