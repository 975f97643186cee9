import type { ClassSchedule } from '#libs/contracts/generated/api';
import type { ClassClash, PlannedClass } from '#libs/domain/schedule/class-clashes';

interface ClashWords {
  /** The same person teaches twice at once. */
  instructor?: string;
  /** Only the times overlap, which is allowed. */
  overlap?: string;
}

/** What else runs at the time of a class, in sentences. */
export function clashWords({ instructor }: PlannedClass, clashes: readonly ClassClash<ClassSchedule>[]): ClashWords {
  const taught = clashes.filter((clash) => clash.kind === 'instructor');
  const others = clashes.filter((clash) => clash.kind === 'overlap');
  return {
    ...(taught.length > 0 && {
      instructor: `${(instructor ?? '').trim()} already teaches at this time: ${naming(taught)}.`,
    }),
    ...(others.length > 0 && { overlap: `At the same time: ${naming(others)}.` }),
  };
}

function naming(clashes: readonly ClassClash<ClassSchedule>[]): string {
  return clashes.map(({ other }) => `${other.className} (${other.startTime}–${other.endTime})`).join(', ');
}
