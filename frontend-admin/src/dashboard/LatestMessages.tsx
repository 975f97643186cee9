import { Avatar, Link, styled, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { Moment } from '../shared/Moment';
import { StatusBadge } from '../shared/StatusBadge';
import { useRefetchOnNews } from '../shared/unread-count';
import { ROW_LINK, clickableRow } from '../shared/clickable-row';
import { WorkCard, WorkLine, WorkRows } from './WorkCard';
import { Column, LongText } from '../shared/layout-parts';

const SHOWN = 4;

/** What visitors wrote last: neither archived nor suspected spam. */
export function LatestMessages() {
  const { data, error, refetch } = useGetList<ContactMessage>('messages', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'lastReceivedAt', order: 'DESC' },
    filter: { archived: false, suspectedSpam: false },
  });
  useRefetchOnNews(refetch);
  return (
    <WorkCard title="Latest messages" more="Open inbox" to="/messages">
      <WorkRows
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        failed="Failed to fetch messages"
        none="No active messages found"
        most={SHOWN}
      >
        {(messages) => (
          <ul>
            {messages.map((message) => (
              <MessageLine key={message.id} {...message} />
            ))}
          </ul>
        )}
      </WorkRows>
    </WorkCard>
  );
}

function MessageLine({ id, fullName, subject, status, lastReceivedAt }: ContactMessage) {
  const isUnread = status === 'unread';
  return (
    <WorkLine {...clickableRow} columns="32px minmax(0,1fr) auto">
      <SenderTile variant="rounded" aria-hidden="true">
        {initialsOf(fullName)}
      </SenderTile>
      <LongText>
        <SenderLink
          {...ROW_LINK}
          component={RouterLink}
          to={`/messages/${id}/show`}
          color="inherit"
          underline="hover"
          variant={isUnread ? 'bold' : 'medium'}
          noWrap
        >
          {fullName}
        </SenderLink>
        <Typography variant="secondary" noWrap>
          {subject}
        </Typography>
      </LongText>
      <Column gap={0.25} align="end">
        <Typography variant="caption">
          <Moment at={lastReceivedAt} />
        </Typography>
        {isUnread && <StatusBadge variant="now">Unread</StatusBadge>}
      </Column>
    </WorkLine>
  );
}

/** Only what is a block of its own is cut off where its place ends. */
const SenderLink = styled(Link)({ display: 'block' }) as typeof Link;

const SenderTile = styled(Avatar)(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  width: 32,
  height: 32,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.quiet,
  fontWeight: 600,
}));
