import { links } from '#libs/school/school';
import { instructorWords, reviewWords } from '../../content/instructors';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import styles from './Team.module.css';
import { Team } from './Team';

/** The instructors (spec 1 section 2.7). */
export function InstructorsPage() {
  return (
    <>
      <PageHead title={instructorWords.title} lead={instructorWords.lead}>
        <ExternalLink className={buttonClass()} href={links.bookingForm}>
          Book a Free Trial <LinkIcon href={links.bookingForm} />
        </ExternalLink>
      </PageHead>
      <Team />
      <StudentReviews />
    </>
  );
}

const STAR = 'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.6 6.8-.8z';

/** The stars are decoration: they claim no rating, to nobody. */
function StudentReviews() {
  const { reviews } = links;
  if (reviews === null) return null;
  return (
    <section className={styles.reviews} aria-labelledby="student-reviews">
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2 id="student-reviews" className="h2">
            {reviewWords.title}
          </h2>
          <p className={`lead ${styles.sentence}`}>{reviewWords.sentence}</p>
        </div>
        <div className={styles.side}>
          <svg className={styles.stars} viewBox="0 0 136 24" width="136" height="24" aria-hidden="true">
            {[0, 1, 2, 3, 4].map((place) => (
              <path key={place} d={STAR} transform={`translate(${place * 28})`} />
            ))}
          </svg>
          <ExternalLink className={buttonClass({ look: 'ghost' })} href={reviews}>
            {reviewWords.link} <Icon name="external" />
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
