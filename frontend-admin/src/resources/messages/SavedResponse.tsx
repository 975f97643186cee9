import { Link, styled, Typography } from '@mui/material';
import { radius } from '#libs/design/tokens';
import { Row, WrittenText } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { StatusBadge } from '../../shared/StatusBadge';
import { WAY_WORDS } from './message-words';
import { responseLink } from './response-link';
import { ReceivedMail } from './ReceivedMail';
import { DELIVERY_BADGES, isOnItsWay, type ShownMessage, type ShownReply, threadOf } from './response-way';

/** What was answered, how, when and by whom, and what the customer wrote back by mail; the first on top. */
export function SavedResponse({ message }: { message: ShownMessage }) {
  const replies = threadOf(message);
  if (replies.length === 0) return null;
  return (
    <Thread aria-label="Saved response">
      <Typography variant="strong">{titleOf(replies)}</Typography>
      {replies.map((reply, place) =>
        reply.mail ? (
          <ReceivedMail key={place} message={message} reply={reply} mail={reply.mail} />
        ) : (
          <Reply key={place} message={message} reply={reply} />
        ),
      )}
    </Thread>
  );
}

function titleOf(replies: readonly ShownReply[]): string {
  if (replies.some(({ mail }) => mail)) return 'Conversation';
  return replies.length === 1 ? 'Response' : `${replies.length} responses`;
}

/** One answer; and the way to send it, should the first have been lost. */
function Reply({ message, reply }: { message: ShownMessage; reply: ShownReply }) {
  const { method, text, sentBy, createdAt, delivery } = reply;
  const link = isOnItsWay(reply) ? undefined : responseLink(message, method, text);
  const again = delivery === 'failed' ? '' : ' again';
  return (
    <Frame>
      <WrittenText>{text}</WrittenText>
      <Row gap={1} wrap>
        <Typography variant="small">{[WAY_WORDS[method], schoolMoment(createdAt), sentBy].join(', ')}</Typography>
        {delivery !== 'logged' && delivery !== 'received' && (
          <StatusBadge variant={DELIVERY_BADGES[delivery].variant}>{DELIVERY_BADGES[delivery].word}</StatusBadge>
        )}
      </Row>
      {link && (
        <SendAgain
          href={link}
          color="inherit"
          {...(method === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {method === 'whatsapp' ? `Open it in WhatsApp${again}` : `Open it in your email program${again}`}
        </SendAgain>
      )}
    </Frame>
  );
}

const Thread = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2),
  borderRadius: radius.md,
  borderLeft: `3px solid ${theme.palette.badge.good[0]}`,
  backgroundColor: theme.palette.badge.good[1],
}));

const SendAgain = styled(Link)(({ theme }) => ({ ...theme.typography.small, width: 'fit-content' }));
