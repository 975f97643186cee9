import { Link } from 'react-router-dom';
import { hoursLines, hoursWords, shortDaysWords } from '#libs/domain/school-facts';
import { links, school } from '#libs/school/school';
import { footerColumns, legalEntries } from '../content/navigation';
import { paths } from '../paths';
import { iconButtonClass } from '../ui/button-class';
import { Icon } from '../ui/drawings/Icon';
import { Logo } from '../ui/drawings/Logo';
import { ExternalLink } from '../ui/ExternalLink';
import { useSchoolClock } from '../ui/use-school-clock';
import styles from './SiteFooter.module.css';

export function SiteFooter() {
  const clock = useSchoolClock();
  return (
    <footer className={styles.footer} data-later>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Logo />
            <p className={styles.about}>
              Self-defence and combat-sports training in {school.address.city}, South Africa. Adults, kids and corporate
              teams.
            </p>
            <div className={styles.social}>
              <ExternalLink className={iconButtonClass()} href={links.whatsapp}>
                <Icon name="whatsapp" />
                <span className="visually-hidden">WhatsApp</span>
              </ExternalLink>
              <a className={iconButtonClass()} href={`mailto:${school.email}`}>
                <Icon name="mail" />
                <span className="visually-hidden">Email the school</span>
              </a>
              <ExternalLink className={iconButtonClass()} href={links.directions}>
                <Icon name="pin" />
                <span className="visually-hidden">Directions</span>
              </ExternalLink>
            </div>
          </div>
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.entries.map((entry) => (
                  <li key={entry.path}>
                    <Link to={entry.path}>{entry.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2>Hours</h2>
            <ul className="tabular">
              {hoursLines(school.hours).map((line) => (
                <li key={line.from}>
                  {shortDaysWords(line)}, {line.hours ? hoursWords(line.hours) : 'closed'}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          <span className={styles.owner}>
            © {clock?.date.year} {school.shortName}
          </span>
          {legalEntries.map((entry) => (
            <Link key={entry.path} to={entry.path}>
              {entry.label}
            </Link>
          ))}
          <ExternalLink href={links.membershipProvider}>Student Login</ExternalLink>
          <a href={paths.admin}>Admin Panel</a>
        </div>
      </div>
    </footer>
  );
}
