import { formatClockTime } from '#libs/domain/schedule/clock-time';
import type { ScheduleBlock } from '#libs/domain/schedule/overlap-layout';
import { blockHeightPx } from '#libs/domain/schedule/timetable-grid';
import { useClassPopup } from './CalendarButton';
import { DifferingTags } from './ClassName';
import type { IsMatch, ScheduledClass } from './schedule-day';
import styles from './TimetableBlock.module.css';

/** Classes at the same time as one block that opens their list. */
export function OverlapBlock({
  block,
  topPx,
  isMatch,
}: {
  block: ScheduleBlock<ScheduledClass>;
  topPx: number;
  isMatch: IsMatch;
}) {
  const [popup, open, warmUp, isOpen] = useClassPopup(block.entries);
  const count = block.entries.length;
  const isDimmed = !block.entries.some(isMatch);
  return (
    <li className={styles.place} style={{ top: topPx, height: blockHeightPx(block) }}>
      <button
        type="button"
        className={`${styles.block} ${styles.multi}${isDimmed ? ` ${styles.dimmed}` : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <b>{count} Classes</b>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        <span className="visually-hidden">, {block.entries[0]?.day} </span>
        <span className="tabular">
          {formatClockTime(block.startMinutes)}–{formatClockTime(block.endMinutes)}
        </span>
        <span className={styles.tags}>
          <DifferingTags entries={block.entries} />
        </span>
        <span className={styles.open}>Click to view all classes</span>
      </button>
      {popup}
    </li>
  );
}
