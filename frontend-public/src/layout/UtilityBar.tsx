import { links } from '#libs/school/links';
import { school } from '#libs/school/school';
import { Icon } from '../ui/drawings/Icon';
import { ExternalLink } from '../ui/ExternalLink';
import { OpenNow } from './OpenNow';
import styles from './UtilityBar.module.css';

export function UtilityBar() {
  return (
    <div className={styles.bar} role="region" aria-label="School information">
      <div className={`wrap ${styles.row}`}>
        <OpenNow />
        <span className={styles.item}>
          <Icon name="pin" sizePx={15} />
          {school.area}
        </span>
        <a className={styles.item} href={school.phone.href}>
          <Icon name="phone" sizePx={15} />
          Call the school
        </a>
        <ExternalLink className={styles.item} href={links.whatsapp}>
          <Icon name="whatsapp" sizePx={15} />
          WhatsApp
        </ExternalLink>
        <span className={styles.space} />
        <ExternalLink className={styles.item} href={links.membershipProvider}>
          <Icon name="user" sizePx={15} />
          Student log in
        </ExternalLink>
      </div>
    </div>
  );
}
