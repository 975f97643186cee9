import { Box, IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ChatConversationSummary } from '#libs/contracts/chat-admin';
import { useFormMode } from '../../shared/form-mode';
import { DeleteIcon, EyeIcon } from '../../shared/icons';
import { useDialog } from '../../shared/use-dialog';
import { CONVERSATIONS } from './conversation-write';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { visitorName } from './visitor-name';

export function ConversationActions({ conversation }: { conversation: ChatConversationSummary }) {
  const { showPath } = useFormMode(CONVERSATIONS);
  const deletion = useDialog(`delete-${conversation.id}`);
  const called = `conversation of ${visitorName(conversation)}`;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Tooltip title="View">
        <IconButton component={Link} to={showPath(conversation.id)} aria-label={`View ${called}`}>
          <EyeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${called}`} onClick={() => deletion.open()}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {deletion.isOpen && <DeleteConversationDialog conversation={conversation} onClose={deletion.close} />}
    </Box>
  );
}
