import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { Moment } from '../../shared/Moment';
import { usePalette } from '../../shared/use-palette';
import { wholeRow, wholeRowSx } from '../../shared/whole-row';
import { useInbox } from './inbox-context';
import { MessageActions } from './MessageActions';
import { MessageLink, MessageTick, StatusOf } from './message-parts';
import { isUnread } from './message-words';

/** Status, From, Subject, Date, Actions (spec 3 section 2). */
export function MessageTable() {
  const { rows, selected, openId } = useInbox();
  const { filterValues, onSelect } = useListContext();
  const isArchive = filterValues['archived'] === true;
  const hasPane = openId !== undefined;
  return (
    <Table
      size="small"
      stickyHeader
      sx={{
        tableLayout: 'fixed',
        '& .MuiTableCell-root': { px: 1 },
        '& .MuiTableCell-root:last-of-type': { pr: 2.25 },
        '& td.MuiTableCell-root': { height: 56 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 52 }}>
            <Checkbox
              size="small"
              checked={selected.length === rows.length}
              indeterminate={selected.length > 0 && selected.length < rows.length}
              onChange={(_event, isOn) => onSelect(isOn ? rows.map(({ id }) => id) : [])}
              slotProps={{ input: { 'aria-label': 'Select all messages' } }}
            />
          </TableCell>
          <Head by="status" width={118}>
            Status
          </Head>
          <Head by="fullName" width={hasPane ? 132 : 190}>
            From
          </Head>
          <Head by="subject">Subject</Head>
          {isArchive ? (
            <Head by="archiveDate" width={116}>
              Archived
            </Head>
          ) : (
            <Head by="createdAt" width={116}>
              Date
            </Head>
          )}
          <TableCell align="right" sx={{ width: hasPane ? 102 : 146 }}>
            Actions
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((message) => (
          <Row
            key={message.id}
            message={message}
            at={isArchive ? (message.archiveDate ?? message.createdAt) : message.createdAt}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ message, at }: { message: ContactMessage; at: string }) {
  const { openId } = useInbox();
  const palette = usePalette();
  const isOpen = openId === message.id;
  const weight = isUnread(message) ? 650 : 400;
  return (
    <TableRow
      data-message={message.id}
      {...wholeRow}
      sx={[
        wholeRowSx,
        isOpen && {
          '&&, &&:hover': { backgroundColor: palette.accentSoft },
          boxShadow: `inset 3px 0 0 ${palette.accentText}`,
        },
      ]}
    >
      <TableCell>
        <MessageTick message={message} />
      </TableCell>
      <TableCell>
        <StatusOf message={message} />
      </TableCell>
      <TableCell sx={{ fontWeight: weight, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {message.fullName}
      </TableCell>
      <TableCell>
        <MessageLink message={message} />
        <Box
          sx={{
            color: isOpen ? 'text.primary' : 'text.secondary',
            fontSize: 13,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {message.message}
        </Box>
      </TableCell>
      <TableCell sx={{ fontSize: 13 }}>
        <Moment at={at} />
      </TableCell>
      <TableCell align="right">
        <MessageActions message={message} hasView={openId === undefined} />
      </TableCell>
    </TableRow>
  );
}

function Head({ by, width, children }: { by: string; width?: number; children: string }) {
  const { sort, setSort } = useListContext();
  const direction = sort.field === by ? sort.order : undefined;
  const shown = direction === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell sortDirection={direction ? shown : false} sx={{ width }}>
      <TableSortLabel
        active={direction !== undefined}
        direction={shown}
        onClick={() => setSort({ field: by, order: direction === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
