import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/drawings/Icon';
import type { ScheduledClass } from './schedule-day';
import { buildClassCalendar } from '#libs/domain/schedule/class-calendar';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import { isWeekday } from '#libs/domain/schedule/weekdays';
import { school } from '#libs/school/school';
import { showToast } from '../../ui/toasts/toast-store';

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

const ICS_TYPE = 'text/calendar;charset=utf-8';
/** Long enough for a slow phone to have read the file. */
const KEEP_FILE_MS = 60_000;

/** Gives the visitor an .ics file with each class as a weekly event, and says so. */
export function saveCalendar(classes: readonly ScheduledClass[]): void {
  const madeAt = new Date();
  const text = buildClassCalendar(
    classes.filter((one) => isWeekday(one.day)),
    {
      now: readSchoolClock(madeAt, school.timeZone),
      madeAt,
      schoolName: school.shortName,
      location: school.venue,
      uidDomain: school.email.slice(school.email.indexOf('@') + 1),
    },
  );
  const url = URL.createObjectURL(new Blob([text], { type: ICS_TYPE }));
  const [first] = classes;
  const fileName =
    classes.length === 1 && first
      ? `storm-combat-${slug(first.className)}-${first.day.toLowerCase()}.ics`
      : 'storm-combat-classes.ics';
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEEP_FILE_MS);
  showToast({
    tone: 'success',
    title: 'Calendar file saved',
    text:
      `Open ${fileName} to add ` +
      `${classes.length === 1 ? 'the class' : `${classes.length} classes`} to your calendar.`,
  });
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
