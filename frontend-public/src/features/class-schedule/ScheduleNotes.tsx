import { scheduleNotes } from '../../content/schedule-notes';
import { Icon, type IconName } from '../../ui/drawings/Icon';
import styles from './ScheduleNotes.module.css';

const notes: { icon: IconName; text: string }[] = [
  { icon: 'info', text: scheduleNotes.holidays },
  { icon: 'phone', text: scheduleNotes.privateLessons },
  { icon: 'shirt', text: scheduleNotes.clothing },
  { icon: 'shield', text: scheduleNotes.equipment },
];

export function ScheduleNotes() {
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
