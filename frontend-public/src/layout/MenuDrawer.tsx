import { Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { links, school } from '#libs/school/school';
import { isCurrent, mainNavigation } from '../content/navigation';
import { iconButtonClass } from '../ui/button-class';
import { Icon } from '../ui/drawings/Icon';
import { ExternalLink } from '../ui/ExternalLink';
import { AntdProvider } from '../ui/AntdProvider';
import styles from './MenuDrawer.module.css';
import { OpenNow } from './OpenNow';

const WIDTH_PX = 380;
const FULL_NAV_QUERY = '(min-width: 1340px)';

/** The menu below 1340 pixels: keeps focus inside; a link, Escape or the backdrop closes it and gives focus back. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  useEffect(() => {
    const fullNav = window.matchMedia(FULL_NAV_QUERY);
    fullNav.addEventListener('change', onClose);
    return () => fullNav.removeEventListener('change', onClose);
  }, [onClose]);
  // After a navigation focus belongs to the new page's heading, otherwise to the button that opened the menu.
  const [isLeaving, setIsLeaving] = useState(false);
  const followLink = (path: string) => {
    setIsLeaving(path !== pathname);
    onClose();
  };
  return (
    <AntdProvider>
      <Drawer
        open={isOpen}
        onClose={onClose}
        afterOpenChange={(isNowOpen) => {
          if (isNowOpen) setIsLeaving(false);
        }}
        focusable={{ focusTriggerAfterClose: !isLeaving }}
        placement="right"
        size={WIDTH_PX}
        closable={false}
        aria-label="Menu"
        rootClassName={styles.root}
        classNames={{ body: styles.body }}
      >
        <div className={styles.head}>
          <OpenNow />
          <button type="button" className={iconButtonClass()} aria-label="Close menu" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu" className={styles.nav}>
          {mainNavigation.map((entry) => (
            <Link
              key={entry.path}
              to={entry.path}
              onClick={() => followLink(entry.path)}
              className={entry.isAccent ? styles.accent : undefined}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
            >
              {entry.label}
            </Link>
          ))}
        </nav>
        <div className={styles.contact}>
          <ExternalLink href={links.membershipProvider}>
            <Icon name="user" />
            Student log in
          </ExternalLink>
          <a href={school.phone.href}>
            <Icon name="phone" />
            Call the school
          </a>
          <ExternalLink href={links.whatsapp}>
            <Icon name="whatsapp" />
            WhatsApp
          </ExternalLink>
        </div>
      </Drawer>
    </AntdProvider>
  );
}
