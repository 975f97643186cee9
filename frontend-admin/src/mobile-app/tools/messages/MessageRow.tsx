import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { color } from '#libs/design/tokens';
import { isUnread, statusBadge } from '../../../resources/messages/message-words';
import { Moment } from '../../../shared/Moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { answerState, type KeptAnswer } from '../../answers/kept-answer';

interface MessageRowProps {
  message: ContactMessage;
  /** The coach's own, which the school has not stored yet. */
  answer: KeptAnswer | undefined;
}

/** Who, when, what about, and two lines of it; unread in bold, with a dot and the word. */
export function MessageRow({ message, answer }: MessageRowProps) {
  const { id, fullName, subject, createdAt, archiveDate, status, suspectedSpam } = message;
  const isWaiting = isUnread(message);
  const { variant, word } = statusBadge(message);
  return (
    <Box
      component={Link}
      to={`/messages/${id}`}
      sx={{
        display: 'grid',
        gap: 0.375,
        pl: 2,
        pr: 0.5,
        py: 1.5,
        color: color.text,
        textDecoration: 'none',
        '&:active': { backgroundColor: color.ink[900] },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0, fontSize: 16.5, fontWeight: isWaiting ? 700 : 500, overflowWrap: 'anywhere' }}>
          {fullName}
        </Box>
        <Box sx={{ flex: 'none', color: isWaiting ? color.signal.text : color.muted, fontSize: 13.5 }}>
          <Moment at={archiveDate ?? createdAt} />
        </Box>
      </Box>
      <Box sx={{ fontSize: 15, fontWeight: isWaiting ? 650 : 400, overflowWrap: 'anywhere' }}>{subject}</Box>
      <Box
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          color: color.muted,
          fontSize: 14.5,
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
        }}
      >
        {message.message}
      </Box>
      {(status !== 'read' || suspectedSpam || answer) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pt: 0.5 }}>
          {status !== 'read' && <StatusBadge variant={variant}>{word}</StatusBadge>}
          {suspectedSpam && <StatusBadge variant="warn">Suspected spam</StatusBadge>}
          {answer && <AnswerBadge {...answer} />}
        </Box>
      )}
    </Box>
  );
}

const ANSWER_BADGES = {
  refused: ['bad', 'Answer not accepted'],
  'to be sent': ['warn', 'Answer to be sent'],
  waiting: ['next', 'Answer waiting'],
} as const;

function AnswerBadge(answer: KeptAnswer) {
  const [variant, words] = ANSWER_BADGES[answerState(answer)];
  return <StatusBadge variant={variant}>{words}</StatusBadge>;
}
