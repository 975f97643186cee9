import { Box, IconButton, Tooltip } from '@mui/material';
import type { ContactMessage } from '#libs/contracts/generated/api';
import type { ReactNode } from 'react';
import { ArchiveIcon, EyeIcon, MessagesIcon, ReopenIcon } from '../../shared/icons';
import { useInbox } from './inbox-context';

interface MessageActionsProps {
  message: ContactMessage;
  /** Whether View has its own button. */
  hasView: boolean;
}

/** View; Mark Unread when it is not; Archive or Restore. */
export function MessageActions({ message, hasView }: MessageActionsProps) {
  const { open, mark, archive } = useInbox();
  const of = message.fullName;

  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      {message.status !== 'unread' && (
        <Act word="Mark Unread" of={of} icon={<MessagesIcon />} onClick={() => void mark([message], 'unread')} />
      )}
      {message.archived ? (
        <Act word="Restore" of={of} icon={<ReopenIcon />} onClick={() => void archive([message])} />
      ) : (
        <Act word="Archive" of={of} icon={<ArchiveIcon />} onClick={() => void archive([message])} />
      )}
      {hasView && <Act word="View" of={of} icon={<EyeIcon />} onClick={() => open(message.id)} />}
    </Box>
  );
}

function Act({ word, of, icon, onClick }: { word: string; of: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={word} describeChild>
      <IconButton aria-label={`${word}: message from ${of}`} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
