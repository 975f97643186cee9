import { Button, IconButton, styled, Tooltip } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { waitsLong } from '#libs/domain/contact-follow-up';
import { radius } from '#libs/design/tokens';
import { ArchiveIcon, CloseIcon, MessagesIcon, NextIcon, PreviousIcon, ReopenIcon } from '../../shared/icons';
import { Grow, Row } from '../../shared/layout-parts';
import { StatusBadge } from '../../shared/StatusBadge';
import { neighboursOf, useFocusFallback } from '../../shared/use-focus-fallback';
import { useNow } from '../../shared/use-now';
import { NOT_ON_PAPER } from '../../print-styles';
import { useInbox } from './inbox-context';
import { VIEW_WORDS } from './inbox-views';
import { StatusOf } from './message-parts';
import { MessagePlan } from './MessagePlan';
import { MessageSender } from './MessageSender';
import { MESSAGE_HEADING_ID, RESPONSE_TEXT_ID, ResponseForm } from './ResponseForm';
import type { ShownMessage } from './response-way';
import { SavedResponse } from './SavedResponse';

/** One message with all that staff do about it. Opening it marks it read (spec 3 section 4). */
export function MessageView({ message }: { message: ShownMessage }) {
  const { markOpened, notSpam, plan } = useInbox();
  const now = useNow();
  const { state } = useLocation() as { state: { respond?: boolean } | null };

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
      <Body tabIndex={0} role="region" aria-label="Message text">
        <Subject id={MESSAGE_HEADING_ID} tabIndex={-1}>
          {message.subject}
        </Subject>
        <Row gap={1} wrap>
          <StatusOf message={message} />
          {message.suspectedSpam && (
            <>
              <StatusBadge variant="warn">Suspected spam</StatusBadge>
              <NotSpam onPress={() => void notSpam(message)} />
            </>
          )}
          {message.archived && <StatusBadge variant="neutral">Archived</StatusBadge>}
          {waitsLong(message, now) && <StatusBadge variant="warn">{VIEW_WORDS.waiting}</StatusBadge>}
        </Row>
        <MessagePlan message={message} onPlan={(change) => void plan([message], change)} />
        <MessageSender message={message} />
        <MessageText>{message.message}</MessageText>
        {message.conversationId != null && (
          <ConversationLink to={`/chat-conversations/${message.conversationId}/show`}>
            Open the conversation it came from
          </ConversationLink>
        )}
        <SavedResponse message={message} />
      </Body>
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
    <Bar className={NOT_ON_PAPER}>
      <IconButton aria-label="Previous message" disabled={!previous} onClick={() => previous && open(previous.id)}>
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label="Next message" disabled={!next} onClick={() => next && open(next.id)}>
        <NextIcon />
      </IconButton>
      {place >= 0 && (
        <Place>
          {(page - 1) * perPage + place + 1} of {total}
        </Place>
      )}
      <Grow />
      {message.status !== 'unread' && <MarkUnread onPress={() => void mark([message], 'unread')} />}
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
    </Bar>
  );
}

/** It goes by its own press, as the mark that stands before it. */
function NotSpam({ onPress }: { onPress: () => void }) {
  const button = useFocusFallback<HTMLButtonElement>(() => [document.getElementById(MESSAGE_HEADING_ID)]);
  return (
    <Button ref={button} size="small" variant="outlined" color="inherit" onClick={onPress}>
      Not spam
    </Button>
  );
}

/** It goes by its own press. */
function MarkUnread({ onPress }: { onPress: () => void }) {
  const button = useFocusFallback<HTMLButtonElement>(neighboursOf);
  return (
    <Tooltip title="Mark Unread" describeChild>
      <IconButton ref={button} aria-label="Mark Unread" onClick={onPress}>
        <MessagesIcon />
      </IconButton>
    </Tooltip>
  );
}

const Body = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  overflow: 'auto',
  display: 'grid',
  gap: theme.spacing(1.75),
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2.5) },
}));

const Subject = styled('h2')(({ theme }) => ({
  ...theme.typography.recordTitle,
  margin: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  outline: 0,
}));

const MessageText = styled('div')(({ theme }) => ({
  ...theme.typography.lead,
  padding: theme.spacing(2),
  borderRadius: radius.md,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.quiet,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  paddingInline: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(2) },
}));

const Place = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('sm')]: { display: 'block' },
}));

const ConversationLink = styled(Link)(({ theme }) => ({ color: theme.palette.text.primary, width: 'fit-content' }));
