// Which classes of the live schedule belong on a programme's page, and where the whole schedule shows them.
import type { PublicClassSchedule } from '#libs/contracts/generated/api';
import { sortIntoWeek } from '#libs/domain/schedule/class-week';
import { disciplinesOf } from '#libs/domain/schedule/discipline';
import type { ProgrammeTimes } from '../../content/programmes/programme';
import { paths } from '../../paths';

/** Monday to Sunday, each day by start; a class whose day or times cannot be read comes last, as it was written. */
export function classesOf(
  classes: readonly PublicClassSchedule[],
  { style, only }: Pick<ProgrammeTimes, 'style' | 'only'>,
): PublicClassSchedule[] {
  const { days, unplaced } = sortIntoWeek(
    classes.filter(({ className }) => disciplinesOf(className).includes(style) && (only?.test(className) ?? true)),
  );
  return [...days.flatMap((day) => day.entries), ...unplaced];
}

/** The schedule with the style's filter set. */
export function schedulePath({ style }: Pick<ProgrammeTimes, 'style'>): string {
  return `${paths.classSchedule}?style=${style}`;
}
