import { Button, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { CONVERSATION_RULES } from '#libs/contracts/chat-admin';
import type { ChangeConversationDto, ChatConversationRecord } from '#libs/contracts/generated/api';
import { Assignment } from '../../shared/Assignment';
import { BusyButton } from '../../shared/BusyButton';
import { MessagesIcon, ReopenIcon } from '../../shared/icons';
import { Column, Row } from '../../shared/layout-parts';
import { phoneLinks } from '../../shared/phone-links';
import { useWrite } from '../../shared/use-write';
import { CONVERSATIONS } from './conversation-words';

const CHANGE = {
  failed: 'The conversation could not be updated',
  reason: 'below',
  stale: [[CONVERSATIONS]],
  isQueued: true,
} as const;
const MAKE = {
  failed: 'The message could not be created',
  reason: 'below',
  stale: [[CONVERSATIONS], ['messages']],
} as const;

/** What staff do about a conversation: whose it is, whether it is seen to, and the message that answers the visitor. */
export function ConversationAnswer({ conversation }: { conversation: ChatConversationRecord }) {
  const { id, handled, assignedTo, messageId, userEmail, userPhone } = conversation;
  const { run } = useWrite(CHANGE);
  const making = useWrite(MAKE);
  const navigate = useNavigate();
  const isReachable = userEmail !== null || (userPhone !== null && phoneLinks(userPhone).whatsapp !== undefined);

  function change(data: ChangeConversationDto, done: string): void {
    const write = (data: ChangeConversationDto) => (api: Parameters<Parameters<typeof run>[0]>[0]) =>
      api.update(CONVERSATIONS, { id, data, previousData: conversation });
    void run(write(data), { done, ...('handled' in data && { undo: write({ handled }) }) });
  }

  const open = (message: number, respond: boolean) =>
    void navigate(`/messages/${message}/show`, { state: { respond } });
  const answer = (respond: boolean) =>
    messageId === null
      ? void making.run((api) => api.makeMessage(id), { onDone: (message) => open(message.id, respond) })
      : open(messageId, respond);

  return (
    <Column gap={1} as="section" aria-label="Answer">
      <Row gap={1} wrap>
        <Button
          size="small"
          variant={handled ? 'outlined' : 'contained'}
          color={handled ? 'inherit' : 'primary'}
          {...(handled && { startIcon: <ReopenIcon /> })}
          onClick={() =>
            change({ handled: !handled }, handled ? 'Conversation reopened' : 'Conversation marked as handled')
          }
        >
          {handled ? 'Not handled' : 'Mark as handled'}
        </Button>
        <Assignment
          assignedTo={assignedTo}
          of="Assign the conversation"
          onAssign={(to) => change({ assignedTo: to }, to === null ? 'Assignment removed' : 'Conversation assigned')}
        />
      </Row>
      <Row gap={1} wrap>
        <BusyButton
          size="small"
          variant="outlined"
          startIcon={<MessagesIcon />}
          disabled={userEmail === null}
          loading={making.isBusy}
          onClick={() => answer(true)}
        >
          Answer by email
        </BusyButton>
        <BusyButton
          size="small"
          variant="outlined"
          color="inherit"
          disabled={messageId === null && !isReachable}
          loading={making.isBusy}
          onClick={() => answer(false)}
        >
          {messageId === null ? 'Create a message' : 'Open its message'}
        </BusyButton>
        <Typography variant="caption">{whyNot(userEmail, isReachable)}</Typography>
      </Row>
    </Column>
  );
}

function whyNot(userEmail: string | null, isReachable: boolean): string | undefined {
  if (!isReachable) return `${CONVERSATION_RULES.nobodyToAnswer}.`;
  return userEmail === null ? 'The visitor left no email address. Create a message and answer by phone.' : undefined;
}
