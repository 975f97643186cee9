import { useLayoutEffect, useRef, useEffectEvent, type RefObject } from 'react';

type Heir = Element | null | undefined;

/**
 * When a part of the screen goes by what was pressed in it, and takes the focus along, the first of its heirs that is
 * still there has it (WCAG 2.4.3): a key goes on there, and a screen reader is not at the top of the page.
 * @param heirsOf the part, while it is still there
 */
export function useFocusHeir<Part extends HTMLElement>(
  heirsOf: (part: Part) => readonly Heir[],
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const find = useEffectEvent(heirsOf);
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const heirs = find(shown);
      // What is removed has lost the focus a moment later: to the page, or to the whole of the dialog around it.
      setTimeout(() => {
        const heir = heirs.find((each) => each?.isConnected);
        if (heir instanceof HTMLElement && document.activeElement?.contains(heir)) heir.focus();
      });
    };
  }, []);
  return part;
}

/** What stands beside it, what follows first. */
export function neighboursOf(part: Element): Element[] {
  return othersFrom(part, [...(part.parentElement?.children ?? [])]);
}

/** The others of a row: those that follow, and then those before, the nearest first. */
export function othersFrom<Part extends Element>(part: Part, all: readonly Part[]): Part[] {
  const at = all.indexOf(part);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}
