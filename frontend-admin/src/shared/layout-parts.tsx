/**
 * Layout components. Anything else is a `styled()` component of the screen itself (docs/architecture.md, "Looks"). Gaps
 * are in theme spacing; `as` sets the element.
 */
import { styled, type Breakpoint } from '@mui/material';
import type { CSSProperties } from 'react';

interface Spaced {
  gap?: number;
  /** Between lines, where that differs. */
  rowGap?: number;
  /** Across the direction: of a row up and down, of a column left and right. */
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

// emotion and MUI handle `as` and `sx` themselves; forwarded, they would become DOM attributes.
const OWN_PROPS = new Set<PropertyKey>('as sx gap rowGap align justify wrap count from lines'.split(' '));
const options = { shouldForwardProp: (prop: PropertyKey) => !OWN_PROPS.has(prop) };

/** Side by side, in the middle of the line. */
export const Row = styled(
  'div',
  options,
)<Spaced & { wrap?: boolean }>(({ theme, gap = 0, rowGap = gap, align = 'center', justify, wrap = false }) => ({
  display: 'flex',
  flexWrap: wrap ? 'wrap' : 'nowrap',
  alignItems: align,
  justifyContent: justify,
  columnGap: theme.spacing(gap),
  rowGap: theme.spacing(rowGap),
}));

/** One below the other, never wider than their place. */
export const Column = styled(
  'div',
  options,
)<Spaced>(({ theme, gap = 0, align, justify }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: theme.spacing(gap),
  justifyItems: align,
  alignContent: justify,
}));

/** Equal columns from this width on, and a single one below it. */
export const Columns = styled(
  'div',
  options,
)<Spaced & { count?: number; from?: Breakpoint }>(({ theme, gap = 0, align, count = 2, from = 'sm' }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: theme.spacing(gap),
  alignItems: align,
  [theme.breakpoints.up(from)]: { gridTemplateColumns: `repeat(${count}, minmax(0,1fr))` },
}));

/** Spans all columns of a grid. */
export const WholeRow = styled('div')({ gridColumn: '1 / -1', display: 'grid' });

/** Takes the remaining space of a row. */
export const Grow = styled('div')({ flex: 1, minWidth: 0 });

/** What people wrote: a long word breaks, and what goes past `lines` is cut off. */
export const LongText = styled(
  'div',
  options,
)<{ lines?: number }>(({ lines }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...(lines !== undefined && {
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }),
}));

/** Keeps line breaks. */
export const WrittenText = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const NoWrap = styled('span')({ whiteSpace: 'nowrap' });

/** For screen readers only. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** An address that does not fit wraps before its @, not within a word. */
export function EmailText({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0);
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
