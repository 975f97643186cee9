/** What the table and the cards show of a message. */
import { Box, Checkbox, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { StatusBadge } from '../../shared/StatusBadge';
import { ROW_LINK } from '../../shared/whole-row';
import { rowLinkId, useInbox } from './inbox-context';
import { isUnread, MESSAGES, statusBadge } from './message-words';

interface MessageProps {
  message: ContactMessage;
}

/** Its subject, which opens it. */
export function MessageLink({ message }: MessageProps) {
  const { id, subject, suspectedSpam } = message;
  const { showPath } = useFormMode(MESSAGES);
  const { openId } = useInbox();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Link
        {...ROW_LINK}
        id={rowLinkId(id)}
        component={RouterLink}
        to={showPath(id)}
        color="inherit"
        underline="hover"
        noWrap
        sx={{ fontWeight: isUnread(message) ? 650 : 500 }}
      >
        {subject}
      </Link>
      {suspectedSpam && <StatusBadge variant="warn">{openId === undefined ? 'Suspected spam' : 'Spam?'}</StatusBadge>}
    </Box>
  );
}

/** Ticks it; with Shift all from the last tick. */
export function MessageTick({ message: { id, fullName } }: MessageProps) {
  const { selected, toggle } = useInbox();
  return (
    <Checkbox
      size="small"
      checked={selected.some((message) => message.id === id)}
      onClick={({ shiftKey }) => toggle(id, shiftKey)}
      slotProps={{ input: { 'aria-label': `Select message from ${fullName}`, readOnly: true } }}
    />
  );
}

export function StatusOf({ message }: MessageProps) {
  const { variant, word } = statusBadge(message);
  return <StatusBadge variant={variant}>{word}</StatusBadge>;
}
