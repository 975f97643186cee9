import { Icon, type IconName } from '../../ui/drawings/Icon';
import styles from './ScheduleNotes.module.css';

const notes: { icon: IconName; text: string }[] = [
  { icon: 'info', text: 'The schedule is subject to change on public holidays.' },
  { icon: 'phone', text: 'Private lessons are by appointment.' },
  { icon: 'shirt', text: 'Wear comfortable athletic clothing and bring water.' },
  { icon: 'shield', text: 'Equipment is provided for new students.' },
];

export function ScheduleNotes() {
  return (
    <section aria-labelledby="schedule-notes">
      <h2 id="schedule-notes" className="visually-hidden">Notes</h2>
      <ul className={styles.notes}>
        {notes.map(({ icon, text }) => <li key={text}><Icon name={icon} sizePx={22} />{text}</li>)}
      </ul>
    </section>
  );
}
