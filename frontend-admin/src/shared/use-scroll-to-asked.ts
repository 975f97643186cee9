import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads whoever was sent to a card far down a screen, as by the dashboard, to it: once, when all above it has come,
 * which would push it out of sight again.
 */
export function useScrollToAsked(card: RefObject<HTMLElement | null>, isAsked: boolean, isLoaded: boolean): void {
  // A card that nobody asks for is not drawn anew with each request.
  const isFetching = useIsFetching({ predicate: () => isAsked }) > 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked) isDone.current = false;
    if (!isAsked || !isLoaded || isFetching || isDone.current) return undefined;
    // What came last is known before it is drawn: each card is told by a timer of its own, set before this one.
    const drawn = setTimeout(() => {
      isDone.current = true;
      card.current?.scrollIntoView({ block: 'start' });
    });
    return () => clearTimeout(drawn);
  }, [card, isAsked, isLoaded, isFetching]);
}
