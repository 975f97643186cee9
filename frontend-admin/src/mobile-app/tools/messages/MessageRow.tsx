import { styled, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { color } from '#libs/design/tokens';
import { isUnread, statusBadge } from '../../../resources/messages/message-words';
import { PlanBadges } from '../../../resources/messages/PlanBadges';
import { Moment } from '../../../shared/Moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { LongText, Row } from '../../../shared/layout-parts';
import { answerState, type KeptAnswer } from '../../answers/kept-answer';

interface MessageRowProps {
  message: ContactMessage;
  /** The coach's own, which the school has not stored yet. */
  answer: KeptAnswer | undefined;
}

/** Where a message was opened from: with the search and the view that its list had. */
export interface OpenedFrom {
  search: string;
}

/** Who, when, what about, and two lines of it; unread in bold, with a dot and the word. */
export function MessageRow({ message, answer }: MessageRowProps) {
  const { id, fullName, subject, lastReceivedAt, archiveDate, status, suspectedSpam, assignedTo, followUpAt } = message;
  const { search } = useLocation();
  const isPlanned = assignedTo !== null || followUpAt !== null;
  const isWaiting = isUnread(message);
  const { variant, word } = statusBadge(message);
  return (
    <RowLink to={`/messages/${id}`} state={{ search } satisfies OpenedFrom}>
      <Row gap={1} align="baseline" justify="space-between">
        <Typography variant={isWaiting ? 'bold' : 'medium'} component={LongText}>
          {fullName}
        </Typography>
        <Time data-waits={isWaiting}>
          <Moment at={archiveDate ?? lastReceivedAt} />
        </Time>
      </Row>
      <Typography variant={isWaiting ? 'bold' : 'lead'} component={LongText}>
        {subject}
      </Typography>
      <LongText lines={2}>
        <Typography variant="caption">{message.message}</Typography>
      </LongText>
      {(status !== 'read' || suspectedSpam || answer || isPlanned) && (
        <Badges>
          {status !== 'read' && <StatusBadge variant={variant}>{word}</StatusBadge>}
          {suspectedSpam && <StatusBadge variant="warn">Suspected spam</StatusBadge>}
          {answer && <AnswerBadge {...answer} />}
          <PlanBadges message={message} />
        </Badges>
      )}
    </RowLink>
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

const RowLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.375),
  paddingLeft: theme.spacing(2),
  paddingRight: theme.spacing(0.5),
  paddingBlock: theme.spacing(1.5),
  color: color.text,
  textDecoration: 'none',
  '&:active': { backgroundColor: color.ink[900] },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Badges = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  paddingTop: theme.spacing(0.5),
}));

const Time = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  '&[data-waits=true]': { color: color.signal.text },
}));
