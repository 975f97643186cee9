// The measures of the desktop timetable (spec 1 sections 2.5 and 9): 2 pixels a minute, a grid of at least 400 pixels,
// blocks of at least 50, hours rounded to whole ones, 08:00 to 22:00 when there is no class at all.
import type { TimedEntry } from '#libs/domain/schedule/overlap-layout';

const PX_PER_MINUTE = 2;
const MIN_GRID_PX = 400;
const MIN_BLOCK_PX = 50;
const FIRST_DETAIL_ABOVE_PX = 70;
const DETAIL_PX = 20;
const MINUTES_PER_HOUR = 60;
const EMPTY_RANGE: TimedEntry = { startMinutes: 8 * MINUTES_PER_HOUR, endMinutes: 22 * MINUTES_PER_HOUR };

/**
 * The visible range in minutes since midnight, from the hour the first class starts in to the hour the last is over.
 */
export function gridRange(entries: readonly TimedEntry[]): TimedEntry {
  if (entries.length === 0) return EMPTY_RANGE;
  const first = Math.min(...entries.map((entry) => entry.startMinutes));
  const last = Math.max(...entries.map((entry) => entry.endMinutes));
  return {
    startMinutes: Math.floor(first / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
    endMinutes: Math.ceil(last / MINUTES_PER_HOUR) * MINUTES_PER_HOUR,
  };
}

/** Whole hours of the range, as minutes since midnight: one label and one line each. */
export function gridHours(range: TimedEntry): number[] {
  const count = Math.ceil((range.endMinutes - range.startMinutes) / MINUTES_PER_HOUR);
  return Array.from({ length: count }, (_, hour) => range.startMinutes + hour * MINUTES_PER_HOUR);
}

/** The grid's height in pixels; a short last class may hang over the last hour line, and is not cut off. */
export function gridHeightPx(range: TimedEntry, blocks: readonly TimedEntry[]): number {
  const lowest = blocks.map((block) => offsetPx(block.startMinutes, range) + blockHeightPx(block));
  return Math.max(MIN_GRID_PX, (range.endMinutes - range.startMinutes) * PX_PER_MINUTE, ...lowest);
}

/** Pixels from the top of the grid to a time of day. */
export function offsetPx(minutes: number, range: TimedEntry): number {
  return (minutes - range.startMinutes) * PX_PER_MINUTE;
}

export function blockHeightPx(block: TimedEntry): number {
  return Math.max(MIN_BLOCK_PX, (block.endMinutes - block.startMinutes) * PX_PER_MINUTE);
}

/** How many of the details below its name a block has room for: the level, the instructor, and one more each line. */
export function shownDetails(heightPx: number): number {
  return Math.max(0, Math.ceil((heightPx - FIRST_DETAIL_ABOVE_PX) / DETAIL_PX));
}
