import { TextInput } from 'react-admin';
import type { ClientStatementView } from '#libs/contracts/generated/api';
import { STATEMENT_MESSAGES, STATEMENT_RULES } from '#libs/contracts/statement';
import { statementFileName } from '#libs/domain/client-file-name';
import { formatRand } from '#libs/domain/money';
import { DialogForm } from '../DialogForm';
import { AttachedPaper, LastSent, MessageInput } from '../sending-parts';
import { RecipientInput } from '../RecipientInput';
import { useFormWrite } from '../use-form-write';
import { initialSending, sendingOf, validateStatementSending } from './statement-sending';

/** Its name in the address. */
export const SEND_STATEMENT_DIALOG = 'send-statement';

interface SendStatementDialogProps {
  statement: ClientStatementView;
  onClose: () => void;
}

/** Mails the statement of today with its PDF. */
export function SendStatementDialog({ statement, onClose }: SendStatementDialogProps) {
  const { corporateClientId, clientName, asOf, totalOutstanding } = statement;
  const write = useFormWrite({
    done: STATEMENT_MESSAGES.sent,
    failed: STATEMENT_MESSAGES.sendFailed,
    stale: [['corporate-clients', 'statement']],
    form: `corporate-clients/${corporateClientId}/statement/send`,
    onDone: onClose,
  });
  return (
    <DialogForm
      write={write}
      title="Send Statement"
      dialog={SEND_STATEMENT_DIALOG}
      about={clientName}
      submit="Send Statement"
      initial={initialSending(statement)}
      validate={validateStatementSending}
      onSubmit={(values) =>
        write.send(values, (api) => api.sendStatement(corporateClientId, sendingOf(values, statement)))
      }
      otherwise={STATEMENT_MESSAGES.sendFailed}
      onClose={onClose}
    >
      <RecipientInput clientId={corporateClientId} />
      <TextInput
        source="subject"
        label="Subject"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: STATEMENT_RULES.subject.maxLength } }}
      />
      <MessageInput hint="Shown above the figures. Leave blank to use the standard text." />
      <AttachedPaper fileName={`${statementFileName(corporateClientId, clientName, asOf)}.pdf`}>
        {formatRand(Math.abs(totalOutstanding))} {totalOutstanding < 0 ? 'paid in advance' : 'owed'}
      </AttachedPaper>
      <LastSent {...statement} />
    </DialogForm>
  );
}
