/** What the parts of the landing page have in common (DESIGN.md, "Mobile app"). */
import { styled } from '@mui/material';
import { color, icon } from '#libs/design/tokens';

const SIDE = '20px';

/** Beside a notch the page keeps its distance. */
export const SIDES = {
  paddingLeft: `max(${SIDE}, env(safe-area-inset-left))`,
  paddingRight: `max(${SIDE}, env(safe-area-inset-right))`,
};

export const Section = styled('section')(({ theme }) => ({
  maxWidth: 1160,
  marginInline: 'auto',
  paddingBlock: theme.spacing(3.25),
  ...SIDES,
}));

/** Around an icon that leads the eye. */
export const AccentIcon = styled('span')({ display: 'inline-flex', fontSize: icon.large, color: color.signal.text });
