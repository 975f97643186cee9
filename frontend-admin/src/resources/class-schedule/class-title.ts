import type { ClassSchedule } from '#libs/contracts/generated/api';

/** How a class is called in a sentence: "Krav Maga, Monday 18:00". */
export function classTitle({
  className,
  day,
  startTime,
}: Pick<ClassSchedule, 'className' | 'day' | 'startTime'>): string {
  return `${className}, ${day} ${startTime}`;
}
