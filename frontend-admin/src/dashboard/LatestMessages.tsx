import { Avatar, Box, Link } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { initialsOf } from '#libs/domain/initials';
import { Moment } from '../shared/Moment';
import { StatusBadge } from '../shared/StatusBadge';
import { usePalette } from '../shared/use-palette';
import { useRefetchOnNews } from '../shared/use-refetch-on-news';
import { WorkCard, WorkRows } from './WorkCard';

const SHOWN = 4;

/** What visitors wrote last: neither archived nor suspected spam. */
export function LatestMessages() {
  const { data, error, refetch } = useGetList<ContactMessage>('messages', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
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
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {messages.map((message) => (
              <MessageLine key={message.id} {...message} />
            ))}
          </Box>
        )}
      </WorkRows>
    </WorkCard>
  );
}

function MessageLine({ id, fullName, subject, status, createdAt }: ContactMessage) {
  const palette = usePalette();
  const isUnread = status === 'unread';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '32px minmax(0,1fr) auto',
        gap: 1.75,
        alignItems: 'center',
        px: 2.25,
        py: 1.375,
        borderTop: `1px solid ${palette.rowLine}`,
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Avatar
        variant="rounded"
        aria-hidden="true"
        sx={{
          width: 32,
          height: 32,
          borderRadius: '6px',
          border: 1,
          borderColor: 'divider',
          backgroundColor: palette.quiet,
          color: 'text.secondary',
          fontSize: 12.5,
          fontWeight: 600,
        }}
      >
        {initialsOf(fullName)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/messages/${id}/show`}
          color="inherit"
          underline="hover"
          noWrap
          sx={{
            display: 'block',
            fontWeight: isUnread ? 650 : 500,
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {fullName}
        </Link>
        <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {subject}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.25, color: 'text.secondary', fontSize: 13 }}>
        <Moment at={createdAt} />
        {isUnread && <StatusBadge variant="now">Unread</StatusBadge>}
      </Box>
    </Box>
  );
}
