import type { PublicClassSchedule } from '#libs/contracts/class-schedule';
import styles from './UnplacedClasses.module.css';

/** Classes whose day or times cannot be read: told as they were written, so that nobody misses them. */
export function UnplacedClasses({ classes }: { classes: readonly PublicClassSchedule[] }) {
  if (classes.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="other-times">
      <h2 id="other-times" className="h3">
        Other times
      </h2>
      <ul>
        {classes.map((entry) => (
          <li key={entry.id}>
            <b>{entry.className}</b>
            <span>
              {[
                entry.day,
                [entry.startTime, entry.endTime].filter(Boolean).join('–'),
                `Level: ${entry.level}`,
                entry.instructor,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
