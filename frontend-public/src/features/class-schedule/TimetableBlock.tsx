import type { CSSProperties } from 'react';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { blockHeightPx, showsInstructor, showsLevel } from '#libs/domain/schedule/timetable-grid';
import { CalendarButton } from './CalendarButton';
import { timeRange, type ScheduledClass } from './schedule-day';
import styles from './TimetableBlock.module.css';

/**
 * One class on the grid. Level and instructor show when the block is high enough, and are always there to be read out.
 */
export function TimetableBlock({
  entry,
  topPx,
  isDimmed,
}: {
  entry: ScheduledClass;
  topPx: number;
  isDimmed: boolean;
}) {
  const heightPx = blockHeightPx(entry);
  const [discipline] = disciplinesOf(entry.className);
  return (
    <li className={styles.place} style={{ top: topPx, height: heightPx }}>
      <article
        className={isDimmed ? `${styles.block} ${styles.dimmed}` : styles.block}
        style={{ '--discipline': `var(--discipline-${discipline})` } as CSSProperties}
      >
        <h3 className={styles.name}>{entry.className}</h3>
        <span className="tabular">{timeRange(entry)}</span>
        <span className={showsLevel(heightPx) ? undefined : 'visually-hidden'}>{entry.level}</span>
        {entry.instructor && (
          <span className={showsInstructor(heightPx) ? undefined : 'visually-hidden'}>{entry.instructor}</span>
        )}
        <CalendarButton entry={entry} className={styles.calendar} />
      </article>
    </li>
  );
}
