import { Avatar, Button, styled, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseType } from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { color, radius } from '#libs/design/tokens';
import { waitsLong } from '#libs/domain/contact-follow-up';
import { initialsOf } from '#libs/domain/initials';
import { writtenPhone } from '#libs/domain/school-facts';
import { VIEW_WORDS } from '../../../resources/messages/inbox-views';
import { MessagePlan } from '../../../resources/messages/MessagePlan';
import { statusBadge } from '../../../resources/messages/message-words';
import type { ShownMessage } from '../../../resources/messages/response-way';
import { SavedResponse } from '../../../resources/messages/SavedResponse';
import { useMessageChanges } from '../../../resources/messages/use-message-changes';
import { ArchiveIcon, ReopenIcon } from '../../../shared/icons';
import { Column, Row } from '../../../shared/layout-parts';
import { schoolMoment, recentMoment } from '../../../shared/school-moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { useNow } from '../../../shared/use-now';
import { patchMessage } from '../../message-cache';
import type { KeptAnswer } from '../../answers/kept-answer';
import { AnswerBar } from './AnswerBar';
import { AnswerForm } from './AnswerForm';
import { KeptAnswerCard } from './KeptAnswerCard';
import { useArchive } from './use-archive';

interface MessageViewProps {
  message: ShownMessage;
  /** The coach's own to it, which the school has not stored yet. */
  answers: readonly KeptAnswer[];
}

/** Who wrote what and when, what was answered, and the ways to answer, under the thumb. */
export function MessageView({ message, answers }: MessageViewProps) {
  const { id, suspectedSpam, archived } = message;
  const { variant, word } = statusBadge(message);
  const [reached, setReached] = useState<ResponseType>();
  const archive = useArchive();
  const now = useNow();
  const queryClient = useQueryClient();
  const { judgeSpam, plan } = useMessageChanges((changed) => patchMessage(queryClient, changed));
  return (
    <Column gap={2}>
      <Row gap={1} wrap>
        <StatusBadge variant={variant}>{word}</StatusBadge>
        {suspectedSpam && (
          <>
            <StatusBadge variant="warn">Suspected spam</StatusBadge>
            <Button variant="outlined" color="inherit" onClick={() => void judgeSpam([message], false)}>
              Not spam
            </Button>
          </>
        )}
        {archived && <StatusBadge variant="neutral">Archived</StatusBadge>}
        {waitsLong(message, now) && <StatusBadge variant="warn">{VIEW_WORDS.waiting}</StatusBadge>}
      </Row>
      <Sender message={message} />
      <MessagePlan message={message} onPlan={(change) => void plan([message], change)} />
      <MessageText role="region" aria-label="Message text">
        {message.message}
      </MessageText>
      <PhoneLinks>
        <SavedResponse message={message} />
      </PhoneLinks>
      {answers.map((answer) => (
        <KeptAnswerCard key={answer.key} answer={answer} />
      ))}
      {answers.length === 0 && (
        <AnswerForm key={id} message={message} reached={reached} onKept={() => setReached(undefined)} />
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={archived ? <ReopenIcon /> : <ArchiveIcon />}
        onClick={() => archive(message, !archived)}
        sx={{ justifySelf: 'start' }}
      >
        {archived ? 'Restore Message' : 'Archive Message'}
      </Button>
      <AnswerBar message={message} onReach={setReached} />
    </Column>
  );
}

function Sender({ message: { fullName, email, phone, createdAt } }: { message: ContactMessage }) {
  const now = useNow();
  return (
    <Row gap={1.5} align="start">
      <SenderTile variant="rounded" aria-hidden="true">
        {initialsOf(fullName)}
      </SenderTile>
      <SenderLines>
        <Typography variant="dialogTitle" component="div">
          {fullName}
        </Typography>
        <Typography variant="secondary">{writtenPhone(phone)}</Typography>
        <Typography variant="secondary">{email}</Typography>
        <Typography variant="caption">
          {[recentMoment(createdAt, now), schoolMoment(createdAt)].filter(Boolean).join(', ')}
        </Typography>
      </SenderLines>
    </Row>
  );
}

const MessageText = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  padding: theme.spacing(2),
  border: `1px solid ${color.line}`,
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
}));

const PhoneLinks = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  '& a': { ...theme.typography.lead, display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '&:empty': { display: 'none' },
}));

const SenderTile = styled(Avatar)(({ theme }) => ({
  ...theme.typography.caption,
  width: 44,
  height: 44,
  borderRadius: radius.md,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.ink[700],
  fontWeight: 650,
}));

const SenderLines = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(0.25),
  overflowWrap: 'anywhere',
}));
