import { Box, Skeleton } from '@mui/material';
import type { ChatConversationSummary, ChatTranscript } from '#libs/contracts/chat-admin';
import { schoolMoment } from '../../shared/school-moment';
import { ContactCard } from './ContactCard';
import { messagesInWords } from './conversation-words';
import { Transcript } from './Transcript';
import { UnansweredBadge } from './UnansweredBadge';

/** A conversation as the list left it in the cache has no messages; those come with the answer for itself alone. */
export type ShownConversation = ChatConversationSummary & Partial<Pick<ChatTranscript, 'messages'>>;

/** How to reach the visitor, and what was said. */
export function ConversationDetails({ conversation }: { conversation: ShownConversation }) {
  const { messages, messageCount, apologyCount, createdAt, updatedAt } = conversation;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0,1fr)', overflowWrap: 'anywhere' }}>
      <ContactCard {...conversation} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          color: 'text.secondary',
          fontSize: 13,
        }}
      >
        <span>Began {schoolMoment(createdAt)}</span>
        <span>Updated {schoolMoment(updatedAt)}</span>
        <span>{messagesInWords(messageCount)}</span>
        <UnansweredBadge count={apologyCount} />
      </Box>
      {messages ? (
        <Transcript messages={messages} />
      ) : (
        <Skeleton variant="rounded" height={180} aria-label="Loading messages..." role="status" />
      )}
    </Box>
  );
}
