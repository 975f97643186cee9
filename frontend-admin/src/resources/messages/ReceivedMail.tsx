import { styled, Typography } from '@mui/material';
import type { ContactReplyView } from '#libs/contracts/generated/api';
import { radius } from '#libs/design/tokens';
import { sizeWords } from '#libs/domain/size-words';
import { Row, WrittenText } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { StatusBadge } from '../../shared/StatusBadge';
import { FILE_WORDS } from './message-words';
import type { ShownMessage, ShownReply } from './response-way';

interface ReceivedMailProps {
  message: ShownMessage;
  reply: ShownReply;
  mail: NonNullable<ContactReplyView['mail']>;
}

/** What the customer wrote back by mail: text alone, so that nothing in it can be pressed, run or loaded. */
export function ReceivedMail({ message, reply, mail }: ReceivedMailProps) {
  const { text, sentBy, createdAt } = reply;
  const { subject, whole, attachments, moreAttachments } = mail;
  const isElsewhere = sentBy.toLowerCase() !== message.email.toLowerCase();
  return (
    <Received>
      <Row gap={1} wrap>
        <Typography variant="small">{`Answer from ${sentBy}, ${schoolMoment(createdAt)}`}</Typography>
        {isElsewhere && <StatusBadge variant="warn">Different address from the original message</StatusBadge>}
      </Row>
      <WrittenText>{text}</WrittenText>
      {attachments.length > 0 && (
        <div>
          <Typography variant="small">The attachments are in the mailbox. Open the email there.</Typography>
          <Files>
            {attachments.map(({ name, kind, sizeBytes }, place) => (
              <li key={place}>
                <Row gap={1} wrap>
                  <span>{`${name} (${FILE_WORDS[kind]}, ${sizeWords(sizeBytes)})`}</span>
                  {kind === 'program' && <StatusBadge variant="bad">Do not open</StatusBadge>}
                </Row>
              </li>
            ))}
            {moreAttachments > 0 && <li>{`and ${moreAttachments} more`}</li>}
          </Files>
        </div>
      )}
      {whole !== text && (
        <details>
          <Summary>Show the full email</Summary>
          <Whole>{subject === '' ? whole : `Subject: ${subject}\n\n${whole}`}</Whole>
        </details>
      )}
    </Received>
  );
}

const Received = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2),
  borderRadius: radius.md,
  borderLeft: `3px solid ${theme.palette.badge.neutral[0]}`,
  backgroundColor: theme.palette.badge.neutral[1],
}));

const Files = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  overflowWrap: 'anywhere',
}));

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.small,
  width: 'fit-content',
  cursor: 'pointer',
}));

const Whole = styled(WrittenText)(({ theme }) => ({ ...theme.typography.small, paddingTop: theme.spacing(1) }));
