import type { Discipline } from '#libs/domain/schedule/discipline';
import { showToast } from '../../ui/toasts/toast-store';

interface CalendarLinksProps {
  /** One class, or those of a style; without either all of them. */
  of: { classScheduleId?: number; style?: Discipline | undefined };
  /** Who reads the links out must hear which classes they are of. */
  name: string;
  className?: string;
}

/**
 * The classes for a visitor's own calendar: as a file, which stays as it is, or subscribed to, so that closures and
 * changes come too. Both are the server's feed.
 */
export function CalendarLinks({ of, name, className }: CalendarLinksProps) {
  const address = feedAddress(of);
  return (
    <>
      <a href={address} download className={className} aria-label={`Add to calendar: ${name}`} onClick={tellSaved}>
        Add to calendar
      </a>
      <a href={`webcal://${window.location.host}${address}`} className={className} aria-label={`Subscribe: ${name}`}>
        Subscribe
      </a>
    </>
  );
}

function feedAddress({ classScheduleId, style }: CalendarLinksProps['of']): string {
  const query = classScheduleId === undefined ? style && `style=${style}` : `classScheduleId=${classScheduleId}`;
  return `/api/class-schedules.ics${query ? `?${query}` : ''}`;
}

function tellSaved(): void {
  showToast({
    tone: 'success',
    title: 'Calendar file saved',
    text: 'Open it to add the classes to your calendar. To keep up with closures and changes, subscribe instead.',
  });
}
