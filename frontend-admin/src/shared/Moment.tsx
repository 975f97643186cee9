import { Box } from '@mui/material';
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
    <Box component="time" dateTime={at} title={schoolMoment(at)} sx={{ whiteSpace: 'nowrap' }}>
      {relativeMoment(at, now)}
    </Box>
  );
}
