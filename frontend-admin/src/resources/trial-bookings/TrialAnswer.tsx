import { Button } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { CreateCorporateClientDto, TrialBooking } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { AddIcon, MessagesIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import type { CopyState } from '../../shared/RecordForm';
import { useWrite } from '../../shared/use-write';
import { TRIALS } from './trial-words';

const MAKE = {
  failed: 'The message could not be created',
  reason: 'below',
  stale: [[TRIALS], ['messages']],
} as const;

interface TrialAnswerProps {
  trial: TrialBooking;
  /** A status or a note is typed, which leaving the dialog would lose. */
  isTyping: boolean;
}

/** What a booking becomes: a message of the inbox that answers who booked, or a corporate client. */
export function TrialAnswer({ trial, isTyping }: TrialAnswerProps) {
  const { id, messageId, fullName, email, phone } = trial;
  const { run, isBusy } = useWrite(MAKE);
  const navigate = useNavigate();
  const client = { name: fullName, email, phone } satisfies Partial<CreateCorporateClientDto>;
  return (
    <Row gap={1} wrap>
      <BusyButton
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<MessagesIcon />}
        loading={isBusy}
        disabled={isTyping}
        onClick={() =>
          void run((api) => api.messageOfTrial(id), {
            onDone: (message) => void navigate(`/messages/${message.id}/show`, { state: { respond: true } }),
          })
        }
      >
        {messageId === null ? 'Answer as a message' : 'Open its message'}
      </BusyButton>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        disabled={isTyping}
        component={RouterLink}
        to="/corporate-clients/create"
        state={{ record: client } satisfies CopyState}
      >
        Make a client
      </Button>
    </Row>
  );
}
