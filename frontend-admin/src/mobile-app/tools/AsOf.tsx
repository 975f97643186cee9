import { styled } from '@mui/material';
import { color, radius } from '#libs/design/tokens';
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
    <div role="status">
      {isOld && (
        <Line>
          <span>
            {!isOnline && 'Offline. '}As of {schoolTimeAndDay(dataUpdatedAt)}
          </span>
          <BusyButton variant="text" loading={isFetching} onClick={() => void refetch()} sx={{ color: 'accentText' }}>
            Try again
          </BusyButton>
        </Line>
      )}
    </div>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
  padding: theme.spacing(0.5, 0.5, 0.5, 1.75),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  backgroundColor: color.ink[800],
}));
