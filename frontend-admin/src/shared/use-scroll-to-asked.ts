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
    else if (isLoaded && !isFetching && !isDone.current) {
      isDone.current = true;
      card.current?.scrollIntoView({ block: 'start' });
    }
  }, [card, isAsked, isLoaded, isFetching]);
}
