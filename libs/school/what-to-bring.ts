/** What whoever comes for a trial brings along: on the page of the booking and in its mails. */
import { linesOf } from '#libs/domain/one-line';
import { facts } from '#libs/school/facts';

const BUILT_IN = [
  'Comfortable sports clothes without zips, and a bottle of water.',
  'You train barefoot or in clean indoor shoes. We will lend you gloves and pads.',
];
const COME_EARLY = 'Please come ten minutes early. Keep your nails short and take off any jewellery.';

/** Line by line; once the owner answers it in the settings, in those words, as the assistant does. */
export function whatToBring(): string[] {
  const own = facts.ownAnswers?.whatToBring;
  return [...(own === undefined ? BUILT_IN : linesOf(own)), COME_EARLY];
}
