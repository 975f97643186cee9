/** What the parts of the landing page have in common (DESIGN.md, "Mobile app"). */
import { font } from '#libs/design/tokens';

const SIDE = '20px';

/** Beside a notch the page keeps its distance. */
export const sides = { pl: `max(${SIDE}, env(safe-area-inset-left))`, pr: `max(${SIDE}, env(safe-area-inset-right))` };

export const section = { maxWidth: 1160, mx: 'auto', py: '26px', ...sides };

export const sectionHeading = {
  m: 0,
  font: `750 24px/1 ${font.display}`,
  letterSpacing: '.01em',
  textTransform: 'uppercase',
};
