/** What the covers on the pages and in PDFs share, on a sheet of 352 by 500. */
import { color } from '#libs/design/tokens';
import type { CoverTint } from '../../content/books';

export const COVER = { width: 352, height: 500, left: 34 } as const;

/** From the top left to the bottom right. */
export const COVER_GROUND = ['#2A3037', '#0C0E11'] as const;

export const COVER_BOLT = 'M258 0 118 236h74L96 500h18L296 196h-84L330 0z';

/** Where the ground hides the foot of the bolt, and from which height on wholly. */
export const COVER_FADE = { top: 385, solidFrom: 437 } as const;

export const COVER_TINTS: Record<CoverTint, string> = {
  signal: color.signal.base,
  blue: color.status.info,
  amber: color.status.warning,
  violet: color.status.violet,
};

export const COVER_IMPRINT = 'Storm Combat Press';

/** The baselines of the title's lines, the last one on 418, and of the subtitle's below. */
export function coverBaselines({ lines, titleSizePx }: { lines: readonly string[]; titleSizePx: number }) {
  return {
    imprint: 52,
    title: lines.map((_, i) => 418 - (lines.length - 1 - i) * Math.round(titleSizePx * 0.846)),
    subtitle: [450, 471],
  };
}
