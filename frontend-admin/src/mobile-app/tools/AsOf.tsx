import { Box } from '@mui/material';
import { color } from '#libs/design/tokens';
import { BusyButton } from '../../shared/BusyButton';
import { schoolTimeAndDay } from '../../shared/school-moment';
import { useIsOnline } from '../use-is-online';
import { isConfirmed, type QueryResult } from './query-result';

/**
 * From when it is what shows, if the server has not confirmed it just now: without a network, or when the refresh
 * failed.
 */
export function AsOf({ query }: { query: QueryResult }) {
  const { dataUpdatedAt, isFetching, refetch } = query;
  const isOnline = useIsOnline();
  const isOld = dataUpdatedAt > 0 && !isConfirmed(query, isOnline);
  return (
    <Box
      role="status"
      sx={
        isOld
          ? {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              mb: 1.5,
              pl: 1.75,
              pr: 0.5,
              py: 0.5,
              border: `1px solid ${color.lineStrong}`,
              borderRadius: '8px',
              backgroundColor: color.ink[800],
              color: color.muted,
              fontSize: 14.5,
            }
          : undefined
      }
    >
      {isOld && (
        <>
          <span>
            {!isOnline && 'Offline. '}As of {schoolTimeAndDay(dataUpdatedAt)}
          </span>
          <BusyButton
            variant="text"
            loading={isFetching}
            onClick={() => void refetch()}
            sx={{ color: color.signal.text, whiteSpace: 'nowrap' }}
          >
            Try again
          </BusyButton>
        </>
      )}
    </Box>
  );
}
