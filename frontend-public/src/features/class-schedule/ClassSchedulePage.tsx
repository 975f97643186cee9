import { useDeferredValue } from 'react';
import { links, school } from '#libs/school/school';
import { useClassSchedules } from '../../api/class-schedules';
import { ARRIVE_EARLY, scheduleNotes } from '../../content/schedule-notes';
import { ExternalLink } from '../../ui/ExternalLink';
import { LinkIcon } from '../../ui/LinkIcon';
import { LoadFailure } from '../../ui/notices';
import { PageHead } from '../../ui/PageHead';
import { buttonClass } from '../../ui/button-class';
import { Icon, type IconName } from '../../ui/drawings/Icon';
import styles from './ClassSchedulePage.module.css';
import { ScheduleSkeleton } from './ScheduleSkeleton';
import { ScheduleWeek } from './ScheduleWeek';

/** The class schedule (spec 1 section 2.5). */
export function ClassSchedulePage() {
  const { data: loaded, isError, isFetching, refetch } = useClassSchedules();
  // The week is much to draw: deferred, it is drawn in slices, and a slow phone still answers to a finger.
  const data = useDeferredValue(loaded);
  return (
    <>
      <PageHead hasPaperHead title="CLASS SCHEDULE" lead={`${ARRIVE_EARLY} ${scheduleNotes.equipment}`}>
        <ExternalLink className={buttonClass()} href={links.bookingForm}>
          Book a Free Trial <LinkIcon href={links.bookingForm} />
        </ExternalLink>
        <ExternalLink className="text-link small" href={links.directions}>
          <Icon name="pin" />
          {school.venue}
        </ExternalLink>
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        {data && <ScheduleWeek classes={data} />}
        {!data && isError && (
          <div className={styles.failed}>
            <LoadFailure
              sentence="Unable to load class schedule. Please try again later."
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {!data && !isError && <ScheduleSkeleton />}
        <ScheduleNotes />
      </div>
    </>
  );
}

const notes: { icon: IconName; text: string }[] = [
  { icon: 'info', text: scheduleNotes.holidays },
  { icon: 'phone', text: scheduleNotes.privateLessons },
  { icon: 'shirt', text: scheduleNotes.clothing },
  { icon: 'shield', text: scheduleNotes.equipment },
];

function ScheduleNotes() {
  return (
    <section aria-labelledby="schedule-notes">
      <h2 id="schedule-notes" className="visually-hidden">
        Notes
      </h2>
      <ul className={styles.notes}>
        {notes.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} sizePx={22} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
