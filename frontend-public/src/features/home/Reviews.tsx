import { useRef } from 'react';
import { reviews } from '../../content/home';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import sectionStyles from './HomeSection.module.css';
import { ReviewCard } from './ReviewCard';
import styles from './Reviews.module.css';
import { useArrowKeys } from './use-arrow-keys';
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
