import { Avatar, Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ResponseType } from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { color } from '#libs/design/tokens';
import { initialsOf } from '#libs/domain/initials';
import { statusBadge } from '../../../resources/messages/message-words';
import { SavedResponse } from '../../../resources/messages/SavedResponse';
import { ArchiveIcon, ReopenIcon } from '../../../shared/icons';
import { recentMoment } from '../../../shared/relative-moment';
import { schoolMoment } from '../../../shared/school-moment';
import { StatusBadge } from '../../../shared/StatusBadge';
import { useNow } from '../../../shared/use-now';
import type { KeptAnswer } from '../../answers/kept-answer';
import { AnswerBar } from './AnswerBar';
import { AnswerForm } from './AnswerForm';
import { KeptAnswerCard } from './KeptAnswerCard';
import { useArchive } from './use-archive';

interface MessageViewProps {
  message: ContactMessage;
  /** The coach's own to it, which the school has not stored yet. */
  answers: readonly KeptAnswer[];
}

/** Who wrote what and when, what was answered, and the ways to answer, under the thumb. */
export function MessageView({ message, answers }: MessageViewProps) {
  const { id, suspectedSpam, archived } = message;
  const { variant, word } = statusBadge(message);
  const [reached, setReached] = useState<ResponseType>();
  const archive = useArchive();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusBadge variant={variant}>{word}</StatusBadge>
        {suspectedSpam && <StatusBadge variant="warn">Suspected spam</StatusBadge>}
        {archived && <StatusBadge variant="neutral">Archived</StatusBadge>}
      </Box>
      <Sender message={message} />
      <Box
        role="region"
        aria-label="Message text"
        sx={{
          p: 2,
          border: `1px solid ${color.line}`,
          borderRadius: '12px',
          backgroundColor: color.ink[800],
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 16.5,
          lineHeight: 1.5,
        }}
      >
        {message.message}
      </Box>
      <Box
        sx={{
          fontSize: 15,
          '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: 15 },
          '&:empty': { display: 'none' },
        }}
      >
        <SavedResponse message={message} />
      </Box>
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
    </Box>
  );
}

function Sender({ message: { fullName, email, phone, createdAt } }: { message: ContactMessage }) {
  const now = useNow();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Avatar
        variant="rounded"
        aria-hidden="true"
        sx={{
          width: 44,
          height: 44,
          borderRadius: '8px',
          border: `1px solid ${color.lineStrong}`,
          backgroundColor: color.ink[700],
          color: color.muted,
          fontSize: 15,
          fontWeight: 650,
        }}
      >
        {initialsOf(fullName)}
      </Avatar>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere', fontSize: 15 }}>
        <Box sx={{ fontSize: 17, fontWeight: 650 }}>{fullName}</Box>
        <Box sx={{ color: color.muted }}>{phone}</Box>
        <Box sx={{ color: color.muted }}>{email}</Box>
        <Box sx={{ color: color.muted, fontSize: 14 }}>
          {[recentMoment(createdAt, now), schoolMoment(createdAt)].filter(Boolean).join(', ')}
        </Box>
      </Box>
    </Box>
  );
}
