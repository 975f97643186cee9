import { Avatar, Box, Button, IconButton, Tooltip } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { mailtoLink } from '#libs/domain/email-address';
import { initialsOf } from '#libs/domain/initials';
import {
  ArchiveIcon,
  CloseIcon,
  ConversationsIcon,
  MessagesIcon,
  NextIcon,
  PhoneIcon,
  PreviousIcon,
  ReopenIcon,
} from '../../shared/icons';
import { Moment } from '../../shared/Moment';
import { phoneLinks } from '../../shared/phone-links';
import { StatusBadge } from '../../shared/StatusBadge';
import { usePalette } from '../../shared/use-palette';
import { useInbox } from './inbox-context';
import { StatusOf } from './message-parts';
import { MESSAGE_HEADING_ID, RESPONSE_TEXT_ID, ResponseForm } from './ResponseForm';
import { SavedResponse } from './SavedResponse';

/** One message with all that staff do about it. Opening it marks it read (spec 3 section 4). */
export function MessageView({ message }: { message: ContactMessage }) {
  const { markOpened } = useInbox();
  const { state } = useLocation() as { state: { respond?: boolean } | null };
  const palette = usePalette();

  const onOpen = useEffectEvent(() => {
    document.getElementById(state?.respond ? RESPONSE_TEXT_ID : MESSAGE_HEADING_ID)?.focus();
    if (message.status === 'unread') void markOpened(message);
  });
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    onOpen();
  }, []);

  return (
    <>
      <ViewBar message={message} />
      <Box
        tabIndex={0}
        role="region"
        aria-label="Message text"
        sx={{
          flex: '1 1 auto',
          overflow: 'auto',
          display: 'grid',
          gap: 1.75,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0,1fr)',
          p: { xs: 2, sm: 2.5 },
        }}
      >
        <Box
          component="h2"
          id={MESSAGE_HEADING_ID}
          tabIndex={-1}
          sx={{ m: 0, fontSize: 20, fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere', outline: 0 }}
        >
          {message.subject}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StatusOf message={message} />
          {message.suspectedSpam && <StatusBadge variant="warn">Suspected spam</StatusBadge>}
          {message.archived && <StatusBadge variant="neutral">Archived</StatusBadge>}
        </Box>
        <Sender message={message} />
        <Box
          sx={{
            p: 2,
            borderRadius: '8px',
            border: 1,
            borderColor: 'divider',
            backgroundColor: palette.quiet,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontSize: 15,
          }}
        >
          {message.message}
        </Box>
        <SavedResponse message={message} />
      </Box>
      <ResponseForm message={message} />
    </>
  );
}

/** Previous and next, where it stands, and what is done with the whole message. */
function ViewBar({ message }: { message: ContactMessage }) {
  const { rows, open, close, archive, mark } = useInbox();
  const { page, perPage, total } = useListContext();
  const place = rows.findIndex(({ id }) => id === message.id);
  const previous = rows[place - 1];
  const next = place < 0 ? undefined : rows[place + 1];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        px: { xs: 1.5, sm: 2 },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton aria-label="Previous message" disabled={!previous} onClick={() => previous && open(previous.id)}>
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label="Next message" disabled={!next} onClick={() => next && open(next.id)}>
        <NextIcon />
      </IconButton>
      {place >= 0 && (
        <Box sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', fontSize: 13, whiteSpace: 'nowrap' }}>
          {(page - 1) * perPage + place + 1} of {total}
        </Box>
      )}
      <Box sx={{ flex: 1 }} />
      {message.status !== 'unread' && (
        <Tooltip title="Mark Unread" describeChild>
          <IconButton aria-label="Mark Unread" onClick={() => void mark([message], 'unread')}>
            <MessagesIcon />
          </IconButton>
        </Tooltip>
      )}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={message.archived ? <ReopenIcon /> : <ArchiveIcon />}
        onClick={() => void archive([message])}
      >
        {message.archived ? 'Restore Message' : 'Archive Message'}
      </Button>
      <IconButton aria-label="Close" onClick={close}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

function Sender({ message: { fullName, email, phone, createdAt, subject } }: { message: ContactMessage }) {
  const palette = usePalette();
  const { call, whatsapp } = phoneLinks(phone);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Avatar
        variant="rounded"
        aria-hidden="true"
        sx={{
          width: 40,
          height: 40,
          borderRadius: '6px',
          border: 1,
          borderColor: 'divider',
          backgroundColor: palette.quiet,
          color: 'text.secondary',
          fontSize: 13,
          fontWeight: 650,
        }}
      >
        {initialsOf(fullName)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650 }}>{fullName}</Box>
        <Box component="a" href={mailtoLink(email, `Re: ${subject}`)} sx={contactSx}>
          {email}
        </Box>
        {call ? (
          <Box component="a" href={call} sx={contactSx}>
            {phone}
          </Box>
        ) : (
          phone
        )}
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          <Moment at={createdAt} />
        </Box>
      </Box>
      {call && (
        <Tooltip title="Call" describeChild>
          <IconButton component="a" href={call} aria-label={`Call ${fullName}`}>
            <PhoneIcon />
          </IconButton>
        </Tooltip>
      )}
      {whatsapp && (
        <Tooltip title="WhatsApp" describeChild>
          <IconButton
            component="a"
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp ${fullName}`}
          >
            <ConversationsIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

const contactSx = { color: 'text.primary', textDecorationColor: 'currentColor', width: 'fit-content' } as const;
