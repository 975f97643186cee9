/** The week as the preview beside the form draws it: each day's active classes in lanes, the planned one among them. */
import type { PlannedClass } from '#libs/domain/schedule/class-clashes';
import { parseClockTime } from '#libs/domain/schedule/clock-time';
import { layoutDay } from '#libs/domain/schedule/overlap-layout';
import { WEEKDAYS, type Weekday } from '#libs/domain/schedule/weekdays';

export interface WeekBar {
  className: string;
  startMinutes: number;
  endMinutes: number;
  isPlanned: boolean;
  /** Counted from 0, of `lanes`: bars that overlap lie in different lanes. */
  lane: number;
  lanes: number;
}

export interface PlannedDay {
  day: Weekday;
  bars: WeekBar[];
}

type NamedClass = PlannedClass & { className: string };

/**
 * Monday to Sunday. The planned class takes the place of its stored self (same id); without readable times it is not
 * drawn.
 */
export function planWeek(stored: readonly NamedClass[], planned: NamedClass | undefined): PlannedDay[] {
  const rest = stored.filter((other) => other.isActive && (planned?.id === undefined || other.id !== planned.id));
  return WEEKDAYS.map((day) => {
    const bars = [...rest.map((other) => barOf(other, false)), ...(planned ? [barOf(planned, true)] : [])];
    return { day, bars: inLanes(bars.filter((bar) => bar !== undefined).filter((bar) => bar.day === day)) };
  });
}

interface UnplacedBar extends Omit<WeekBar, 'lane' | 'lanes'> {
  day: Weekday;
}

function barOf({ day, className, startTime, endTime }: NamedClass, isPlanned: boolean): UnplacedBar | undefined {
  const startMinutes = parseClockTime(startTime);
  const endMinutes = parseClockTime(endTime);
  if (startMinutes === undefined || endMinutes === undefined || endMinutes <= startMinutes) return undefined;
  return { day, className, startMinutes, endMinutes, isPlanned };
}

function inLanes(bars: UnplacedBar[]): WeekBar[] {
  return layoutDay(bars).flatMap((block) =>
    block.entries.map(({ className, startMinutes, endMinutes, isPlanned, column, totalColumns }) => ({
      className,
      startMinutes,
      endMinutes,
      isPlanned,
      lane: column,
      lanes: totalColumns,
    })),
  );
}
