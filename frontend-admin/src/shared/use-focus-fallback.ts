import { useLayoutEffect, useRef, useEffectEvent, type RefObject } from 'react';

type FallbackTarget = Element | null | undefined;

/**
 * Focus management (WCAG 2.4.3): when an element that holds the focus is removed, the first of its fallbacks that is
 * still in the document gets the focus.
 * @param fallbacksOf called with the element before it is removed
 */
export function useFocusFallback<Part extends HTMLElement>(
  fallbacksOf: (part: Part) => readonly FallbackTarget[],
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const find = useEffectEvent(fallbacksOf);
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const fallbacks = find(shown);
      // The browser moves the focus a moment later, to the body or to the dialog around it.
      setTimeout(() => {
        const fallback = fallbacks.find((each) => each?.isConnected);
        if (fallback instanceof HTMLElement && document.activeElement?.contains(fallback)) fallback.focus();
      });
    };
  }, []);
  return part;
}

/** Its siblings, the following ones first. */
export function neighboursOf(part: Element): Element[] {
  return othersFrom(part, [...(part.parentElement?.children ?? [])]);
}

/** All others: the following ones first, then the preceding ones, nearest first. */
export function othersFrom<Part extends Element>(part: Part, all: readonly Part[]): Part[] {
  const at = all.indexOf(part);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}
