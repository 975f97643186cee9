import { styled, Typography } from '@mui/material';
import { LongText, Row } from '../../shared/layout-parts';
import { Moment } from '../../shared/Moment';
import { wholeRow } from '../../shared/whole-row';
import { useInbox } from './inbox-context';
import { MessageActions } from './MessageActions';
import { FirstWords, MessageLink, messageRowStyles, MessageTick, StatusOf } from './message-parts';
import { isUnread } from './message-words';

/** The messages where the table does not fit. */
export function MessageCards() {
  const { rows, openId } = useInbox();
  return (
    <ul>
      {rows.map((message) => (
        <MessageCard key={message.id} data-message={message.id} data-open={message.id === openId} {...wholeRow}>
          <MessageTick message={message} />
          <Lines>
            <Row gap={1} justify="space-between">
              <Typography variant={isUnread(message) ? 'bold' : 'inherit'} component={LongText}>
                {message.fullName}
              </Typography>
              <StatusOf message={message} />
            </Row>
            <MessageLink message={message} />
            <FirstWords message={message} />
            <Row justify="space-between">
              <Typography variant="small">
                <Moment at={message.archiveDate ?? message.createdAt} />
              </Typography>
              <MessageActions message={message} hasView={openId === undefined} />
            </Row>
          </Lines>
        </MessageCard>
      ))}
    </ul>
  );
}

const MessageCard = styled('li')(({ theme }) => ({
  ...messageRowStyles(theme),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'start',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  minWidth: 0,
  paddingTop: theme.spacing(0.75),
}));
