import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const of = message.fullName;

  function run(task: Promise<void>): void {
    setBusy(true);
    void task.finally(() => setBusy(false));
  }

  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      {message.status !== 'unread' && (
        <Act
          word="Mark Unread"
          of={of}
          icon={<MessagesIcon />}
          isBusy={isBusy}
          onClick={() => run(mark([message], 'unread'))}
        />
      )}
      {message.archived ? (
        <Act word="Restore" of={of} icon={<ReopenIcon />} isBusy={isBusy} onClick={() => run(archive([message]))} />
      ) : (
        <Act word="Archive" of={of} icon={<ArchiveIcon />} isBusy={isBusy} onClick={() => run(archive([message]))} />
      )}
      {hasView && <Act word="View" of={of} icon={<EyeIcon />} isBusy={false} onClick={() => open(message.id)} />}
    </Box>
  );
}

function Act({
  word,
  of,
  icon,
  isBusy,
  onClick,
}: {
  word: string;
  of: string;
  icon: ReactNode;
  isBusy: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip title={word} describeChild>
      <span>
        <IconButton aria-label={`${word}: message from ${of}`} disabled={isBusy} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
