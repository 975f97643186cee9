import type { CSSProperties } from 'react';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { layoutDay } from '#libs/domain/schedule/overlap-layout';
import { type SchoolClock, shortDate } from '#libs/domain/schedule/school-clock';
import {
  gridHeightPx,
  gridHours,
  gridRange,
  offsetPx,
  blockHeightPx,
  shownDetails,
} from '#libs/domain/schedule/timetable-grid';
import { OverlapBlock } from './OverlapBlock';
import { ClassName } from './ClassName';
import {
  emptyDayWords,
  type IsMatch,
  type ScheduleDay,
  detailsOf,
  timeRange,
  type ScheduledClass,
} from './schedule-day';
import styles from './Timetable.module.css';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { CalendarButton } from './CalendarButton';
import timetableBlockStyles from './TimetableBlock.module.css';

interface TimetableProps {
  days: readonly ScheduleDay[];
  clock: SchoolClock;
  isMatch: IsMatch;
}

/**
 * The week as a grid: a column for the hours, one for each day, blocks placed by their start and sized by their length.
 */
export function Timetable({ days, clock, isMatch }: TimetableProps) {
  const range = gridRange(days.flatMap((day) => day.entries));
  const columns = days.map((day) => ({ day, blocks: layoutDay(day.entries) }));
  const heightPx = gridHeightPx(
    range,
    columns.flatMap((column) => column.blocks),
  );
  const isThisWeek = days.some((day) => day.isToday);
  const nowPx =
    isThisWeek && clock.minutes >= range.startMinutes && clock.minutes <= range.endMinutes
      ? offsetPx(clock.minutes, range)
      : undefined;
  return (
    <div className={styles.grid} style={{ '--grid-height': `${heightPx}px` } as CSSProperties}>
      <div className={styles.hours} aria-hidden="true">
        <div className={styles.dayHead} />
        <div className={styles.lane}>
          {gridHours(range).map((minutes) => (
            <span key={minutes} className={styles.hour} style={{ top: offsetPx(minutes, range) }}>
              {formatClockTime(minutes)}
            </span>
          ))}
          {nowPx !== undefined && (
            <span className={styles.nowTime} style={{ top: nowPx }}>
              {formatClockTime(clock.minutes)}
            </span>
          )}
        </div>
      </div>
      {columns.map(({ day, blocks }) => {
        const { date, isToday } = day;
        return (
          <section
            key={day.weekday}
            className={isToday ? `${styles.day} ${styles.today}` : styles.day}
            aria-label={isToday ? `${day.weekday}, today` : day.weekday}
          >
            <h2 className={styles.dayHead}>
              {day.weekday.slice(0, 3)}
              <small>{isToday ? `Today, ${date.day}` : shortDate(date)}</small>
            </h2>
            <div className={styles.lane}>
              {blocks.length === 0 && (
                <p className={day.isClosed ? `${styles.none} ${styles.closed}` : styles.none}>{emptyDayWords(day)}</p>
              )}
              {blocks.length > 0 && (
                <ol>
                  {blocks.map((block) => {
                    const [only, ...others] = block.entries;
                    if (!only) return null;
                    return others.length === 0 ? (
                      <TimetableBlock
                        key={only.id}
                        entry={only}
                        topPx={offsetPx(block.startMinutes, range)}
                        isDimmed={!isMatch(only)}
                      />
                    ) : (
                      <OverlapBlock
                        key={only.id}
                        block={block}
                        topPx={offsetPx(block.startMinutes, range)}
                        isMatch={isMatch}
                      />
                    );
                  })}
                </ol>
              )}
              {isToday && nowPx !== undefined && <i className={styles.nowLine} style={{ top: nowPx }} />}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/**
 * One class on the grid. Level, instructor and the like show as far as the block is high enough, and are always there
 * to be read out.
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
  // What differs on the date goes before the rest.
  const shown = shownDetails(heightPx) - (entry.status === 'on' ? 0 : 1) - (entry.note ? 2 : 0);
  return (
    <li className={timetableBlockStyles.place} style={{ top: topPx, height: heightPx }}>
      <article
        className={
          isDimmed ? `${timetableBlockStyles.block} ${timetableBlockStyles.dimmed}` : timetableBlockStyles.block
        }
        style={{ '--discipline': `var(--discipline-${discipline})` } as CSSProperties}
      >
        <h3 className={timetableBlockStyles.name}>
          <ClassName entry={entry} />
        </h3>
        <span className="tabular">{timeRange(entry)}</span>
        {entry.note && <span>{entry.note}</span>}
        {detailsOf(entry).map((detail, index) => (
          <span key={detail} className={index < shown ? undefined : 'visually-hidden'}>
            {detail}
          </span>
        ))}
        <CalendarButton entry={entry} className={timetableBlockStyles.calendar} />
      </article>
    </li>
  );
}
