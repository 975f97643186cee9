import { Link } from 'react-router-dom';
import { links } from '#libs/school/links';
import type { Programme } from '../../content/programmes/programme';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { ExternalLink } from '../../ui/ExternalLink';
import { schedulePath } from './programme-times';

/**
 * The first button, where the programme begins, and beside it the schedule, filtered by the style where there is one.
 */
export function ProgrammeActions({ programme }: { programme: Programme }) {
  const { action, times } = programme;
  const hasSchedule = times !== undefined || action === 'enquire';
  return (
    <>
      <FirstButton action={action} />
      {hasSchedule && (
        <Link className={buttonClass({ look: 'ghost' })} to={times ? schedulePath(times) : paths.classSchedule}>
          Class Schedule <Icon name="arrow" />
        </Link>
      )}
    </>
  );
}

/** Its words and its way out, by the programme's action. */
export function FirstButton({ action }: Pick<Programme, 'action'>) {
  // A page opened by a link starts at its top.
  if (action === 'contact')
    return (
      <Link className={buttonClass()} to={paths.contactUs}>
        Contact Us <Icon name="arrow" />
      </Link>
    );
  const { words, href } = EXTERNAL[action];
  return (
    <ExternalLink className={buttonClass()} href={href}>
      {words} <Icon name="external" />
    </ExternalLink>
  );
}

const EXTERNAL: Record<Exclude<Programme['action'], 'contact'>, { words: string; href: string }> = {
  trial: { words: 'Book a Free Trial', href: links.bookingForm },
  join: { words: 'Join here', href: links.bookingForm },
  enquire: { words: 'Send an enquiry', href: links.enquiryForm },
};
