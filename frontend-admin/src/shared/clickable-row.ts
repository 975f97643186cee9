/**
 * Makes a whole row clickable: a click anywhere is forwarded to the row's link, with Ctrl or the middle button in a new
 * tab. Text can be selected, and other controls in the row keep their own clicks.
 */
import type { Theme } from '@mui/material';
import type { MouseEvent as PressEvent } from 'react';

/** Marks the link that the row opens. */
export const ROW_LINK_MARK = 'data-row-link';
export const ROW_LINK = { [ROW_LINK_MARK]: '' };

const OWN_USE = 'a, button, input, textarea, select, label, [role=button], [role=note], [role=combobox]';
const MIDDLE = 1;

/** Props to spread on the row. */
export const clickableRow = { onClick: handOn, onAuxClick: handOn, onMouseDown: keepFromScrolling };

/** Styles for the row's `styled()`. */
export function clickableRowStyles(theme: Theme) {
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

/** The middle button would start autoscroll. */
function keepFromScrolling(event: PressEvent<HTMLElement>): void {
  if (event.button === MIDDLE && linkOf(event)) event.preventDefault();
}

/**
 * The row's link; undefined for a click on another control, or in a dialog opened from the row (React events bubble
 * through portals).
 */
function linkOf({
  currentTarget: row,
  target,
  defaultPrevented,
}: PressEvent<HTMLElement>): HTMLAnchorElement | undefined {
  if (defaultPrevented || !(target instanceof Element) || !row.contains(target) || target.closest(OWN_USE))
    return undefined;
  return row.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? undefined;
}
