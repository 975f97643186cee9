import { useEffect, useState, type RefObject } from 'react';
import { links } from '#libs/school/links';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './TrialBar.module.css';

/** On phones: the trial button at the bottom of the screen once the hero's own buttons have left it. */
export function TrialBar({ hideWhileVisible }: { hideWhileVisible: RefObject<HTMLElement | null> }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const watched = hideWhileVisible.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [hideWhileVisible]);
  return (
    <div className={styles.bar} data-bottom-bar role="region" aria-label="Quick actions" hidden={!isShown}>
      <ExternalLink className={buttonClass()} href={links.bookingForm}>
        Book a Free Trial <Icon name="external" />
      </ExternalLink>
    </div>
  );
}
