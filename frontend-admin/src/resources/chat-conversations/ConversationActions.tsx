import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChatConversationSummary } from '#libs/contracts/chat-admin';
import { useFormMode } from '../../shared/form-mode';
import { DeleteIcon, EyeIcon } from '../../shared/icons';
import { CONVERSATIONS } from './conversation-write';
import { DeleteConversationDialog } from './DeleteConversationDialog';
import { visitorName } from './visitor-name';

export function ConversationActions({ conversation }: { conversation: ChatConversationSummary }) {
  const { showPath } = useFormMode(CONVERSATIONS);
  const [isAsking, setAsking] = useState(false);
  const called = `conversation of ${visitorName(conversation)}`;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Tooltip title="View">
        <IconButton component={Link} to={showPath(conversation.id)} aria-label={`View ${called}`}><EyeIcon /></IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${called}`} onClick={() => setAsking(true)}><DeleteIcon /></IconButton>
      </Tooltip>
      {isAsking && <DeleteConversationDialog conversation={conversation} onClose={() => setAsking(false)} />}
    </Box>
  );
}
