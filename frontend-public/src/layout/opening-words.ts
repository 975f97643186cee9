import type { OpeningState } from '#libs/domain/schedule/opening-hours';

/** "Open now until 21:00", "Closed now, opens tomorrow 06:00". */
export function openingWords(state: OpeningState): string {
  if (state.isOpen) return `Open now until ${state.closes}`;
  if (!state.next) return 'Closed now';
  const { daysAhead, weekday, opens } = state.next;
  const when = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : weekday;
  return `Closed now, opens ${when} ${opens}`;
}
