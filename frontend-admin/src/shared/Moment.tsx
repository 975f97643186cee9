import { styled } from '@mui/material';
import { StatusBadge } from './StatusBadge';
import type { ClassMoment } from './class-moment';
import { schoolMoment, relativeMoment } from './school-moment';
import { useNow } from './use-now';

interface MomentProps {
  /** ISO 8601 */
  at: string;
}

/** How long ago something happened; pointing at it tells when exactly, on the school's clock. */
export function Moment({ at }: MomentProps) {
  const now = useNow();
  return (
    <Time dateTime={at} title={schoolMoment(at)}>
      {relativeMoment(at, now)}
    </Time>
  );
}

const Time = styled('time')({ whiteSpace: 'nowrap' });

/** Where a class of today stands; nothing for one that is still far off. */
export function MomentBadge({ moment }: { moment: ClassMoment }) {
  if (moment === 'done') return <StatusBadge variant="neutral">Done</StatusBadge>;
  if (moment === 'now') return <StatusBadge variant="now">Now</StatusBadge>;
  if (moment === 'next') return <StatusBadge variant="next">Next</StatusBadge>;
  return null;
}
