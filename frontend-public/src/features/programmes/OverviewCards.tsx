import { Link } from 'react-router-dom';
import { links } from '#libs/school/links';
import type { OverviewCard } from '../../content/programmes/overview';
import { buttonClass } from '../../ui/button-class';
import { Emblem } from '../../ui/drawings/Emblem';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './OverviewCards.module.css';
import { TickList } from './TickList';

/** The programmes of an overview page side by side, equally high, each with its links at the foot. */
export function OverviewCards({ title, cards }: { title: string; cards: readonly OverviewCard[] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="programmes">
      <h2 id="programmes" className="h2">
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.title} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Card({ card: { title, label, text, points, emblem, learnMorePath, join } }: { card: OverviewCard }) {
  return (
    <li className={styles.card}>
      <Emblem name={emblem} sizePx={210} className={styles.shadow} />
      <Emblem name={emblem} sizePx={64} />
      <p className={`label ${styles.label}`}>{label}</p>
      <h3 className={`h3 ${styles.title}`}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <TickList entries={points} />
      <p className={styles.links}>
        {learnMorePath && (
          <Link className={buttonClass({ look: 'ghost', size: 'small' })} to={learnMorePath}>
            Learn More<span className="visually-hidden"> about {title}</span> <Icon name="arrow" />
          </Link>
        )}
        {join && (
          <ExternalLink className="text-link" href={links.bookingForm}>
            {join} <Icon name="external" />
          </ExternalLink>
        )}
      </p>
    </li>
  );
}
