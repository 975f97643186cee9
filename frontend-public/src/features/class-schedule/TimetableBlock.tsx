import type { CSSProperties } from 'react';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { blockHeightPx, shownDetails } from '#libs/domain/schedule/timetable-grid';
import { CalendarButton } from './CalendarButton';
import { detailsOf, timeRange, type ScheduledClass } from './schedule-day';
import styles from './TimetableBlock.module.css';

/**
 * One class on the grid. Level, instructor and the like show as far as the block is high enough, and are always there to be read out.
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
        {detailsOf(entry).map((detail, index) => (
          <span key={detail} className={index < shownDetails(heightPx) ? undefined : 'visually-hidden'}>
            {detail}
          </span>
        ))}
        <CalendarButton entry={entry} className={styles.calendar} />
      </article>
    </li>
  );
}
