import type { Theme } from '@mui/material';
import { radius } from '#libs/design/tokens';

/**
 * How the parts of a chart are told apart: by colour, and for who sees no colours by what is drawn over it. Both are in
 * the theme's own colours, of which each stands out from the paper by 3:1 and more.
 */
export const INKS = ['first', 'second', 'third', 'fourth'] as const;

/** For `data-ink`: one of INKS, or `less` for what is below nought. It stays on paper and in the system's colours. */
export function inkStyles({ palette }: Theme) {
  const gap = palette.background.paper;
  return {
    '& [data-ink]': {
      printColorAdjust: 'exact',
      forcedColorAdjust: 'none',
      borderRadius: radius.xs,
    },
    '& [data-ink=first]': { backgroundColor: palette.badge.next[0] },
    '& [data-ink=second]': {
      backgroundColor: palette.badge.warn[0],
      backgroundImage: `repeating-linear-gradient(45deg, transparent 0 5px, ${gap} 5px 7px)`,
    },
    '& [data-ink=third]': {
      backgroundColor: palette.badge.good[0],
      backgroundImage: `radial-gradient(${gap} 1.2px, transparent 1.4px)`,
      backgroundSize: '7px 7px',
    },
    '& [data-ink=fourth]': {
      backgroundColor: palette.badge.sent[0],
      backgroundImage: `repeating-linear-gradient(0deg, transparent 0 5px, ${gap} 5px 7px)`,
    },
    '& [data-ink=less]': {
      backgroundColor: palette.badge.bad[0],
      backgroundImage: `repeating-linear-gradient(-45deg, transparent 0 5px, ${gap} 5px 7px)`,
    },
  } as const;
}
