import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/**
 * Whether pointer or focus is in the notification area, so that what stands there must stay. `dismiss` takes it away
 * all the same, and gives focus back to where it came from. F8 moves focus there (spec 1 section 9), Escape dismisses.
 */
export function useToastFocus(
  area: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): { isHeld: boolean; dismiss: () => void } {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const dismiss = () => {
    onDismiss();
    if (area.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setIsFocused(false);
    setIsPointed(false);
  };
  const escape = useEffectEvent(dismiss);
  useEffect(() => {
    const root = area.current;
    if (!root) return undefined;
    const listening = new AbortController();
    const isOutside = (place: EventTarget | null): place is HTMLElement =>
      place instanceof HTMLElement && !root.contains(place);
    const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      root.addEventListener(type, listener, listening);
    listen('pointerenter', () => setIsPointed(true));
    listen('pointerleave', () => setIsPointed(false));
    listen('focusin', ({ relatedTarget }) => {
      setIsFocused(true);
      if (isOutside(relatedTarget)) cameFrom.current = relatedTarget;
    });
    listen('focusout', ({ relatedTarget }) =>
      setIsFocused(relatedTarget instanceof Node && root.contains(relatedTarget)),
    );
    listen('keydown', ({ key }) => {
      if (key === 'Escape') escape();
    });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'F8') return;
        event.preventDefault();
        root.focus();
      },
      listening,
    );
    return () => listening.abort();
  }, [area]);
  return { isHeld: isPointed || isFocused, dismiss };
}
