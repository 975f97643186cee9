import { links } from '#libs/school/links';
import { instructorWords } from '../../content/instructors';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { PageHead } from '../../ui/PageHead';
import { StudentReviews } from './StudentReviews';
import { Team } from './Team';

/** The instructors (spec 1 section 2.7). */
export function InstructorsPage() {
  return (
    <>
      <PageHead title={instructorWords.title} lead={instructorWords.lead}>
        <ExternalLink className={buttonClass()} href={links.bookingForm}>
          Book a Free Trial <Icon name="external" />
        </ExternalLink>
      </PageHead>
      <Team />
      <StudentReviews />
    </>
  );
}
