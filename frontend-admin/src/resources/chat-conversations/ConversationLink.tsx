import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { ROW_LINK } from '../../shared/clickable-row';
import { CONVERSATIONS, visitorName } from './conversation-words';

/** Who wrote, which opens what they wrote over the list. */
export function ConversationLink({ conversation }: { conversation: ChatConversationRecord }) {
  const { showPath } = useFormMode(CONVERSATIONS);
  return (
    <Link
      {...ROW_LINK}
      component={RouterLink}
      to={showPath(conversation.id)}
      color="inherit"
      underline="hover"
      variant="medium"
    >
      {visitorName(conversation)}
    </Link>
  );
}
