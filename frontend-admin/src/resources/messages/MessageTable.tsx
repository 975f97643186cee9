import {
  Checkbox,
  styled,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  Box,
  IconButton,
  Tooltip,
} from '@mui/material';
import { useListContext } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { NOT_ON_PAPER } from '../../print-styles';
import { Moment } from '../../shared/Moment';
import { ColumnHead } from '../../shared/RecordTable';
import { neighboursOf, useFocusFallback } from '../../shared/use-focus-fallback';
import { clickableRow } from '../../shared/clickable-row';
import { useInbox } from './inbox-context';
import { FirstWords, heirsOfRow, MessageLink, messageRowStyles, MessageTick, StatusOf } from './message-parts';
import { isUnread } from './message-words';
import { PlanBadges } from './PlanBadges';
import type { ReactNode } from 'react';
import { ArchiveIcon, EyeIcon, MessagesIcon, ReopenIcon } from '../../shared/icons';

/** Status, From, Subject, Date, Actions (spec 3 section 2). */
export function MessageTable() {
  const { rows, selected, openId } = useInbox();
  const { filterValues, onSelect } = useListContext();
  const isArchive = filterValues['archived'] === true;
  const hasPane = openId !== undefined;
  return (
    <FixedTable size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell width={52} className={NOT_ON_PAPER}>
            <Checkbox
              size="small"
              checked={selected.length === rows.length}
              indeterminate={selected.length > 0 && selected.length < rows.length}
              onChange={(_event, isOn) => onSelect(isOn ? rows.map(({ id }) => id) : [])}
              slotProps={{ input: { 'aria-label': 'Select all messages' } }}
            />
          </TableCell>
          <ColumnHead label="Status" sortBy="status" width={118} />
          <ColumnHead label="From" sortBy="fullName" width={hasPane ? 148 : 190} />
          <ColumnHead label="Subject" sortBy="subject" />
          {isArchive ? (
            <ColumnHead label="Archived" sortBy="archiveDate" width={hasPane ? 106 : 116} />
          ) : (
            <ColumnHead label="Date" sortBy="lastReceivedAt" width={hasPane ? 106 : 116} />
          )}
          {/* Beside an open message the room is for who wrote and about what; the message has the actions. */}
          {!hasPane && (
            <TableCell align="right" width={146} className={NOT_ON_PAPER}>
              Actions
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((message) => (
          <Row
            key={message.id}
            message={message}
            at={isArchive ? (message.archiveDate ?? message.lastReceivedAt) : message.lastReceivedAt}
          />
        ))}
      </TableBody>
    </FixedTable>
  );
}

function Row({ message, at }: { message: ContactMessage; at: string }) {
  const { openId } = useInbox();
  const row = useFocusFallback<HTMLTableRowElement>(heirsOfRow);
  return (
    <MessageRow ref={row} data-message={message.id} data-open={openId === message.id} {...clickableRow}>
      <TableCell className={NOT_ON_PAPER}>
        <MessageTick message={message} />
      </TableCell>
      <TableCell>
        <StatusOf message={message} />
      </TableCell>
      <TableCell>
        <Typography variant={isUnread(message) ? 'bold' : 'inherit'} component="div" noWrap>
          {message.fullName}
        </Typography>
      </TableCell>
      <TableCell>
        <MessageLink message={message}>
          <PlanBadges message={message} isBrief={openId !== undefined} />
        </MessageLink>
        <FirstWords message={message} />
      </TableCell>
      <TableCell>
        <Typography variant="small">
          <Moment at={at} />
        </Typography>
      </TableCell>
      {openId === undefined && (
        <TableCell align="right" className={NOT_ON_PAPER}>
          <MessageActions message={message} hasView />
        </TableCell>
      )}
    </MessageRow>
  );
}

const FixedTable = styled(Table)(({ theme }) => ({
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { paddingInline: theme.spacing(1) },
  '& .MuiTableCell-root:last-of-type': { paddingRight: theme.spacing(2.25) },
  '& td.MuiTableCell-root': { height: 56 },
}));

const MessageRow = styled(TableRow)(({ theme }) => messageRowStyles(theme));

interface MessageActionsProps {
  message: ContactMessage;
  /** Whether View has its own button. */
  hasView: boolean;
}

/** View; Mark Unread when it is not; Archive or Restore. */
export function MessageActions({ message, hasView }: MessageActionsProps) {
  const { open, mark, archive } = useInbox();
  const of = message.fullName;

  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      {message.status !== 'unread' && (
        <Act word="Mark Unread" of={of} icon={<MessagesIcon />} onClick={() => void mark([message], 'unread')} />
      )}
      {message.archived ? (
        <Act word="Restore" of={of} icon={<ReopenIcon />} onClick={() => void archive([message])} />
      ) : (
        <Act word="Archive" of={of} icon={<ArchiveIcon />} onClick={() => void archive([message])} />
      )}
      {hasView && <Act word="View" of={of} icon={<EyeIcon />} onClick={() => open(message.id)} />}
    </Box>
  );
}

function Act({ word, of, icon, onClick }: { word: string; of: string; icon: ReactNode; onClick: () => void }) {
  // Mark Unread goes by its own press.
  const button = useFocusFallback<HTMLButtonElement>(neighboursOf);
  return (
    <Tooltip title={word} describeChild>
      <IconButton ref={button} aria-label={`${word}: message from ${of}`} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
