import { styled } from '@mui/material';
import { relativeMoment } from './relative-moment';
import { schoolMoment } from './school-moment';
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
