import type { ClassMoment } from './class-moment';
import { StatusBadge } from './StatusBadge';

/** Where a class of today stands; nothing for one that is still far off. */
export function MomentBadge({ moment }: { moment: ClassMoment }) {
  if (moment === 'done') return <StatusBadge variant="neutral">Done</StatusBadge>;
  if (moment === 'now') return <StatusBadge variant="now">Now</StatusBadge>;
  if (moment === 'next') return <StatusBadge variant="next">Next</StatusBadge>;
  return null;
}
