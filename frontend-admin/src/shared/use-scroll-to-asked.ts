import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads whoever was sent to a card far down a screen, as by the dashboard, to it: once, when all above it has come,
 * which would push it out of sight again.
 * @param asked what the address names, undefined when it does not name this card
 */
export function useScrollToAsked(card: RefObject<HTMLElement | null>, asked: string | undefined, isLoaded: boolean) {
  const isFetching = useIsFetching() > 0;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (asked === shown.current || (asked && (!isLoaded || isFetching))) return;
    shown.current = asked;
    if (asked) card.current?.scrollIntoView({ block: 'start' });
  }, [card, asked, isLoaded, isFetching]);
}
