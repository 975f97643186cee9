import { links } from '#libs/school/school';
import { paths } from '../../paths';
import { BookingRedirect } from './BookingRedirect';
import { TrialSteps } from './TrialSteps';

/** The school's own form or, where the owner has set a booking link, the way there (spec 1 section 2.6). */
export function FreeTrialPage() {
  return links.bookingForm === paths.freeTrial ? <TrialSteps /> : <BookingRedirect />;
}
