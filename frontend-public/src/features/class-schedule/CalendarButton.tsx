import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import { saveCalendar } from './save-calendar';
import type { ScheduledClass } from './schedule-day';

/** Saves one class as a weekly event. */
export function CalendarButton({ entry, className = '' }: { entry: ScheduledClass; className?: string | undefined }) {
  return (
    <button
      type="button"
      className={`${iconButtonClass({ isPlain: true })} ${className}`}
      aria-label={`Add ${entry.className}, ${entry.day} ${entry.startTime}, to calendar`}
      onClick={() => saveCalendar([entry])}
    >
      <Icon name="calendar" sizePx={18} />
    </button>
  );
}
