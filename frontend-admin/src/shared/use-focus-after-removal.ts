import { useEffect, useRef, type RefObject } from 'react';
import { othersFrom } from './use-focus-fallback';

/** Worn by the buttons that remove the row they stand in. */
export const REMOVES_ROW = { 'data-removes': true } as const;
export const LIST_HEADING_ID = 'list-title';

/**
 * When a row goes and takes the focus along, the same button of the next row has it, or the last one's; of a list that
 * is empty now its heading (WCAG 2.4.3).
 * @returns the button's ref, and what is to be called when the row is about to go
 */
export function useFocusAfterRemoval(): [RefObject<HTMLButtonElement | null>, () => void] {
  const button = useRef<HTMLButtonElement>(null);
  const heir = useRef<(() => HTMLElement | null) | undefined>(undefined);
  useEffect(
    () => () => {
      const find = heir.current;
      // What is removed has lost the focus a moment later.
      if (find) setTimeout(() => document.activeElement === document.body && find()?.focus());
    },
    [],
  );

  function removing(): void {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-removes]:not(:disabled)')];
    const neighbours = othersFrom<HTMLElement>(button.current!, buttons);
    heir.current = () => neighbours.find(({ isConnected }) => isConnected) ?? document.getElementById(LIST_HEADING_ID);
  }

  return [button, removing];
}
