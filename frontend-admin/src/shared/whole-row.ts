/**
 * A row that opens wherever it is pressed. Its link stays what keyboard and screen readers have; a press beside it is
 * handed on to it, with Ctrl or by the middle button in a new tab. Text can be marked, and what else is in the row does
 * its own.
 */
import type { Theme } from '@mui/material';
import type { MouseEvent as PressEvent } from 'react';

/** Worn by the link that the row stands for. */
export const ROW_LINK_MARK = 'data-row-link';
export const ROW_LINK = { [ROW_LINK_MARK]: '' };

const OWN_USE = 'a, button, input, textarea, select, label, [role=button], [role=note], [role=combobox]';
const MIDDLE = 1;

/** Spread on the row. */
export const wholeRow = { onClick: handOn, onAuxClick: handOn, onMouseDown: keepFromScrolling };

/** For the row's `styled()`. */
export function wholeRowStyles(theme: Theme) {
  return {
    '&:has([data-row-link])': {
      cursor: 'pointer',
      '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
    },
  };
}

function handOn(event: PressEvent<HTMLElement>): void {
  const link = linkOf(event);
  if (!link || event.button > MIDDLE) return;
  if (event.button === MIDDLE) return void window.open(link.href, '_blank', 'noopener');
  if (window.getSelection()?.type === 'Range') return;
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  );
}

/** The middle button would start to scroll. */
function keepFromScrolling(event: PressEvent<HTMLElement>): void {
  if (event.button === MIDDLE && linkOf(event)) event.preventDefault();
}

/** The row's link; undefined for a press on something with a use of its own, or in a dialog that the row has opened. */
function linkOf({
  currentTarget: row,
  target,
  defaultPrevented,
}: PressEvent<HTMLElement>): HTMLAnchorElement | undefined {
  if (defaultPrevented || !(target instanceof Element) || !row.contains(target) || target.closest(OWN_USE))
    return undefined;
  return row.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? undefined;
}
