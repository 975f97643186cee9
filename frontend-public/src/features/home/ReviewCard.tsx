import type { Review } from '../../content/home';
import styles from './ReviewCard.module.css';

const STAR = 'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z';
const MOST_STARS = 5;

export function ReviewCard({ review: { name, rating, text, date } }: { review: Review }) {
  return (
    <figure className={styles.card}>
      <div className={styles.stars} role="img" aria-label={`${rating} out of ${MOST_STARS} stars`}>
        {Array.from({ length: MOST_STARS }, (_, at) => (
          <svg key={at} className={at < rating ? undefined : styles.missing} viewBox="0 0 24 24" width="18" height="18">
            <path d={STAR} />
          </svg>
        ))}
      </div>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.monogram} aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          <b>{name}</b>
          <span className="small muted">{date}</span>
        </span>
      </figcaption>
    </figure>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map(([first]) => first)
    .join('');
}
