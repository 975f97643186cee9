import { useEffect, type CSSProperties } from 'react';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { type SchoolClock, shortDate } from '#libs/domain/schedule/school-clock';
import type { Weekday } from '#libs/domain/schedule/weekdays';
import { CalendarButton } from './CalendarButton';
import styles from './DayCards.module.css';
import { ClassName } from './ClassName';
import {
  detailsOf,
  emptyDayWords,
  timeRange,
  type IsMatch,
  type ScheduleDay,
  type ScheduledClass,
} from './schedule-day';

interface DayCardsProps {
  days: readonly ScheduleDay[];
  clock: SchoolClock;
  isMatch: IsMatch;
}

/** Phones and tablets: one card for each day, Monday to Sunday; a filter hides what does not match. */
export function DayCards({ days, clock, isMatch }: DayCardsProps) {
  useDayInAddress();
  return (
    <div className={styles.cards}>
      {days.map((day) => {
        const { date, isToday } = day;
        const matching = day.entries.filter(isMatch);
        return (
          <section
            key={day.weekday}
            id={dayCardId(day.weekday)}
            className={isToday ? `${styles.card} ${styles.today}` : styles.card}
            aria-labelledby={`${dayCardId(day.weekday)}-name`}
          >
            <h2 id={`${dayCardId(day.weekday)}-name`} className={styles.head}>
              {day.weekday}
              <small>{isToday ? `Today, ${shortDate(date)}` : shortDate(date)}</small>
            </h2>
            {matching.length === 0 ? (
              <p className={day.isClosed ? `${styles.none} ${styles.closed}` : styles.none}>
                {day.entries.length === 0 ? emptyDayWords(day) : 'No classes match your filters'}
              </p>
            ) : (
              <ul>
                {matching.map((entry) => (
                  <CardRow key={entry.id} entry={entry} isOnNow={isToday && isOn(entry, clock)} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function CardRow({ entry, isOnNow }: { entry: ScheduledClass; isOnNow: boolean }) {
  const [discipline] = disciplinesOf(entry.className);
  return (
    <li className={styles.row} style={{ '--discipline': `var(--discipline-${discipline})` } as CSSProperties}>
      <div>
        <h3 className={styles.name}>
          <ClassName entry={entry} />
          {isOnNow && <span className={styles.now}>On now</span>}
        </h3>
        <p className={styles.time}>{timeRange(entry)}</p>
        {detailsOf(entry).map((detail, index) => (
          <p key={detail} className={styles.more}>
            {index === 0 && 'Level: '}
            {detail}
          </p>
        ))}
        {entry.note && <p className={styles.more}>{entry.note}</p>}
      </div>
      <CalendarButton entry={entry} className={styles.calendar} />
    </li>
  );
}

export function dayCardId(weekday: Weekday): string {
  return weekday.toLowerCase();
}

function isOn(entry: ScheduledClass, clock: SchoolClock): boolean {
  return entry.status !== 'cancelled' && entry.startMinutes <= clock.minutes && clock.minutes < entry.endMinutes;
}

/** The browser looks for the day of an address like /class-schedule#monday before its card is here. */
function useDayInAddress(): void {
  useEffect(() => {
    const card = window.location.hash && document.getElementById(window.location.hash.slice(1));
    if (card && card.offsetParent !== null && window.scrollY === 0) card.scrollIntoView();
  }, []);
}
