/** What the dialogs that mail a paper have in common. */
import { styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { InvoicesIcon } from './icons';
import { LongText } from './layout-parts';
import { schoolMoment } from './school-moment';

/** @param props.hint where it stands, and what it takes the place of */
export function MessageInput({ hint }: { hint: string }) {
  return (
    <TextInput
      source="message"
      label="Message (optional)"
      multiline
      minRows={4}
      maxRows={10}
      helperText={hint}
      slotProps={{ htmlInput: { maxLength: INVOICE_RULES.sending.message.maxLength } }}
    />
  );
}

/** The PDF that goes with the mail. @param props.children what it comes to */
export function AttachedPaper({ fileName, children }: { fileName: string; children: ReactNode }) {
  return (
    <Paper>
      <InvoicesIcon />
      <div>
        <Typography variant="medium">{fileName}</Typography>
        <Typography variant="caption">Attached: {children}</Typography>
      </div>
    </Paper>
  );
}

/** When it last went out by mail, where it did. */
export function LastSent({ sentAt, sentTo }: { sentAt: string | null; sentTo: string | null }) {
  if (sentAt === null) return null;
  return (
    <Typography variant="secondary" component={LongText}>
      Last sent {schoolMoment(sentAt)}
      {sentTo !== null && ` to ${sentTo}`}.
    </Typography>
  );
}

const Paper = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  alignItems: 'center',
  padding: theme.spacing(1.25, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
  '& > svg': { color: theme.palette.text.secondary },
}));
