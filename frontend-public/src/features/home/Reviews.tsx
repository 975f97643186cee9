import { useRef, useEffect, useEffectEvent, type RefObject } from 'react';
import { reviews, type Review } from '../../content/home';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import sectionStyles from './HomeSection.module.css';
import styles from './Reviews.module.css';
import { useReviewPages } from './use-review-pages';

/**
 * The six reviews, three a page, one on a phone (spec 1 section 2.3, 4). They stand still until the visitor turns the
 * page.
 */
export function Reviews() {
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { page, pageCount, perPage, show, turn, trackEvents } = useReviewPages(track, reviews.length);
  useArrowKeys(section, turn);
  const isHydrated = useIsHydrated();
  return (
    <section
      ref={section}
      className={sectionStyles.section}
      aria-labelledby="reviews-title"
      data-later
      aria-roledescription="carousel"
    >
      <div className="wrap">
        <div className={sectionStyles.head}>
          <div>
            <p className="label">Student reviews</p>
            <h2 className={`h2 ${sectionStyles.title}`} id="reviews-title">
              What our students say
            </h2>
          </div>
          <div className={styles.controls}>
            <div className={styles.dots}>
              {/* As many as a phone needs: on wider screens the style sheet hides those past the second. */}
              {reviews.map(({ id }, at) => (
                <button
                  key={id}
                  type="button"
                  aria-label={`Page ${at + 1}`}
                  aria-current={at === page ? 'true' : undefined}
                  onClick={() => show(at)}
                />
              ))}
            </div>
            <button type="button" className={iconButtonClass()} aria-label="Previous reviews" onClick={() => turn(-1)}>
              <Icon name="previous" />
            </button>
            <button type="button" className={iconButtonClass()} aria-label="Next reviews" onClick={() => turn(1)}>
              <Icon name="next" />
            </button>
          </div>
        </div>
        <p className="visually-hidden" role="status">
          Page {page + 1} of {pageCount}
        </p>
        <ul className={styles.track} ref={track} aria-label="Reviews" tabIndex={0} {...trackEvents}>
          {reviews.map((review, at) => (
            <li key={review.id} aria-hidden={(isHydrated && Math.floor(at / perPage) !== page) || undefined}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const STAR = 'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z';
const MOST_STARS = 5;

function ReviewCard({ review: { name, rating, text, date } }: { review: Review }) {
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

/** Left and right, from anywhere inside the area, take a step back and on. */
function useArrowKeys(area: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight'))
      return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent) => turn(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [area]);
}
