/** What the table and the cards show of a message. */
import { Checkbox, Link, type Theme, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { Row } from '../../shared/layout-parts';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { StatusBadge } from '../../shared/StatusBadge';
import { neighboursOf } from '../../shared/use-focus-fallback';
import { ROW_LINK, ROW_LINK_MARK, clickableRowStyles } from '../../shared/clickable-row';
import { rowLinkId, useInbox } from './inbox-context';
import { isUnread, MESSAGES, statusBadge } from './message-words';

interface MessageProps {
  message: ContactMessage;
}

/** Its subject, which opens it; and what stands beside it. */
export function MessageLink({ message, children }: MessageProps & { children?: ReactNode }) {
  const { id, subject, suspectedSpam } = message;
  const { showPath } = useFormMode(MESSAGES);
  const { openId } = useInbox();
  return (
    <Row gap={1}>
      <Link
        {...ROW_LINK}
        id={rowLinkId(id)}
        component={RouterLink}
        to={showPath(id)}
        color="inherit"
        underline="hover"
        variant={isUnread(message) ? 'bold' : 'body2'}
        noWrap
      >
        {subject}
      </Link>
      {suspectedSpam && <StatusBadge variant="warn">{openId === undefined ? 'Suspected spam' : 'Spam?'}</StatusBadge>}
      {children}
    </Row>
  );
}

/** What it says, as far as there is room. */
export function FirstWords({ message: { id, message } }: MessageProps) {
  const { openId } = useInbox();
  return (
    <Typography variant={id === openId ? 'small' : 'caption'} noWrap>
      {message}
    </Typography>
  );
}

/** Ticks it; with Shift all from the last tick. */
export function MessageTick({ message: { id, fullName } }: MessageProps) {
  const { selected, toggle } = useInbox();
  return (
    <Checkbox
      size="small"
      checked={selected.some((message) => message.id === id)}
      onClick={({ shiftKey }) => toggle(id, shiftKey)}
      slotProps={{ input: { 'aria-label': `Select message from ${fullName}`, readOnly: true } }}
    />
  );
}

export function StatusOf({ message }: MessageProps) {
  const { variant, word } = statusBadge(message);
  return <StatusBadge variant={variant}>{word}</StatusBadge>;
}

/** Where the keyboard goes on when a row has left the list: at the next one, or the last; or at the list. */
export function heirsOfRow(row: Element): (Element | null)[] {
  const links = neighboursOf(row).map((each) => each.querySelector(`[${ROW_LINK_MARK}]`));
  return [...links, document.getElementById(LIST_ROWS_ID)];
}

/** Of a row or a card; the one that is read stands out. */
export function messageRowStyles(theme: Theme) {
  return {
    ...clickableRowStyles(theme),
    '&&[data-open=true], &&[data-open=true]:hover': {
      backgroundColor: theme.palette.accentSoft,
      boxShadow: `inset 3px 0 0 ${theme.palette.accentText}`,
    },
  };
}
