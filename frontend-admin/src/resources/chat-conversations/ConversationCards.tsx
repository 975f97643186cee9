import { Box } from '@mui/material';
import type { ChatConversationSummary } from '#libs/contracts/chat-admin';
import { CardList } from '../../shared/CardList';
import { Moment } from '../../shared/Moment';
import { messagesInWords } from './conversation-words';
import { ConversationActions } from './ConversationActions';
import { ConversationLink } from './ConversationLink';
import { LastQuestion } from './LastQuestion';
import { UnansweredBadge } from './UnansweredBadge';
import { furtherContact } from './visitor-name';

const quiet = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const;

export function ConversationCards() {
  return (
    <CardList<ChatConversationSummary>
      isDimmed={() => false}
      render={(conversation) => (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <ConversationLink conversation={conversation} />
            <UnansweredBadge count={conversation.apologyCount} />
          </Box>
          {furtherContact(conversation).map((detail) => (
            <Box key={detail} sx={quiet}>
              {detail}
            </Box>
          ))}
          <LastQuestion text={conversation.lastQuestion} />
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box sx={{ ...quiet, flex: 1 }}>
              <Moment at={conversation.updatedAt} />, {messagesInWords(conversation.messageCount)}
            </Box>
            <ConversationActions conversation={conversation} />
          </Box>
        </>
      )}
    />
  );
}
