import { links } from '#libs/school/links';
import { school } from '#libs/school/school';
import { openingHours } from '../../content/contact';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './ContactWays.module.css';

/** Every other way to reach the school; phone and WhatsApp are equals. */
export function ContactWays() {
  const { address } = school;
  return (
    <div className={styles.ways}>
      <div className={styles.quick}>
        <a className={styles.way} href={school.phone.href}>
          <Icon name="phone" sizePx={24} />
          <span>
            <b>Call us</b>
            {school.phone.display}
          </span>
        </a>
        <ExternalLink className={styles.way} href={links.whatsapp}>
          <Icon name="whatsapp" sizePx={24} />
          <span>
            <b>WhatsApp</b>
            {school.whatsapp.display}
          </span>
        </ExternalLink>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${school.email}`}>{school.email}</a>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              {school.name}
              <br />
              {address.street}
              <br />
              {address.city}, {address.province}, {address.country}
            </address>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            <ul className="tabular">
              {openingHours.map(({ days, times }) => (
                <li key={days}>
                  <span>{days}</span> <span>{times}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <nav className={styles.social} aria-label="Social media">
        <ExternalLink className={buttonClass({ look: 'ghost', size: 'small' })} href={links.facebook}>
          Facebook <Icon name="external" />
        </ExternalLink>
        <ExternalLink className={buttonClass({ look: 'ghost', size: 'small' })} href={links.instagram}>
          Instagram <Icon name="external" />
        </ExternalLink>
      </nav>
    </div>
  );
}
