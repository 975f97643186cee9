// Which classes of the schedule a visitor asked for: by style (read from the class name) and by level. A class for all
// levels suits every level. The filters stand in the address, so that a filtered schedule can be sent to a friend.
import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import { CLASS_LEVELS } from '#libs/contracts/class-schedule';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import { STYLE_CHOICES } from '../../content/style-choices';

const ALL_LEVELS = 'All Levels';
export const LEVEL_CHOICES = CLASS_LEVELS.filter((level) => level !== ALL_LEVELS);

export interface ScheduleFilters {
  style: (typeof STYLE_CHOICES)[number]['style'] | undefined;
  level: (typeof LEVEL_CHOICES)[number] | undefined;
}

export const NO_FILTERS: ScheduleFilters = { style: undefined, level: undefined };

/** Reads `?style=bjj&level=Beginner`; what is unknown counts as not given. */
export function readFilters(query: URLSearchParams): ScheduleFilters {
  return {
    style: STYLE_CHOICES.find(({ style }) => style === query.get('style'))?.style,
    level: LEVEL_CHOICES.find((level) => level === query.get('level')),
  };
}

/** The query with these filters in it; what else stands in the address stays. */
export function writeFilters(query: URLSearchParams, filters: ScheduleFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export function matches(
  entry: Pick<PublicClassSchedule, 'className' | 'level'>,
  { style, level }: ScheduleFilters,
): boolean {
  const suitsStyle = style === undefined || disciplinesOf(entry.className).includes(style);
  const suitsLevel = level === undefined || entry.level === level || entry.level === ALL_LEVELS;
  return suitsStyle && suitsLevel;
}

/** "27 classes", or "6 of 27 classes: Krav Maga, Beginner". */
export function countWords(matching: number, total: number, { style, level }: ScheduleFilters): string {
  const classes = total === 1 ? 'class' : 'classes';
  const chosen = [STYLE_CHOICES.find((choice) => choice.style === style)?.label, level].filter(Boolean);
  return chosen.length === 0 ? `${total} ${classes}` : `${matching} of ${total} ${classes}: ${chosen.join(', ')}`;
}
