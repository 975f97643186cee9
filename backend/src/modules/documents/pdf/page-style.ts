/** How the school's papers look: lengths in points of 1/72 inch, the colours those of paper (libs/design). */
import { color } from '#libs/design/tokens';
import type { Weight } from './typefaces.js';

/** A4 upright. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const LEFT = 48;
export const RIGHT = PAGE.width - 48;
export const WIDTH = RIGHT - LEFT;
export const TOP = 44;
/** Nothing but the footer stands below. */
export const BOTTOM = PAGE.height - 58;
export const FOOTER_BASELINE = PAGE.height - 34;

export interface Lettering {
  weight: Weight;
  size: number;
  color: string;
  /** Digits of one width, so that figures stand below each other. */
  isFigure?: boolean;
}

const { paper } = color;

export const LETTERING = {
  title: { weight: 'display', size: 30, color: paper.text },
  wordmark: { weight: 'display', size: 22, color: paper.text },
  stamp: { weight: 'strong', size: 9.5, color: paper.ember },
  label: { weight: 'body', size: 8, color: paper.muted },
  fact: { weight: 'strong', size: 11, color: paper.text },
  party: { weight: 'strong', size: 11, color: paper.text },
  body: { weight: 'body', size: 9.5, color: paper.text },
  figure: { weight: 'body', size: 9.5, color: paper.text, isFigure: true },
  head: { weight: 'strong', size: 8.5, color: color.text },
  sum: { weight: 'body', size: 10, color: paper.text, isFigure: true },
  total: { weight: 'strong', size: 12, color: paper.text, isFigure: true },
  due: { weight: 'strong', size: 12, color: paper.ember, isFigure: true },
  heading: { weight: 'strong', size: 10.5, color: paper.text },
  detail: { weight: 'strong', size: 9.5, color: paper.text },
  footer: { weight: 'body', size: 8, color: paper.muted },
} as const satisfies Record<string, Lettering>;

/** From one line to the next. */
export const lineHeight = ({ size }: Lettering) => size * 1.4;
/** From the top of a line to its baseline. */
export const ascent = ({ size }: Lettering) => size * 1.05;
