import { styled, TextField } from '@mui/material';
import { useState } from 'react';
import type { PersonDto, PersonView } from '#libs/contracts/generated/api';
import { ConfirmDialog, Subject } from '../../shared/ConfirmDialog';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { ERASE, KINDS } from './person-words';

interface EraseDialogProps {
  person: PersonDto;
  view: PersonView;
  onClose: () => void;
}

/** The second press: says what becomes of each kind, and has the address typed once more. */
export function EraseDialog({ person, view, onClose }: EraseDialogProps) {
  const [confirmation, setConfirmation] = useState('');
  const { run, isBusy, refusal } = useWrite(ERASE);

  function erase(): void {
    void run((api) => api.erasePerson({ ...person, confirmation }), { onDone: onClose });
  }

  return (
    <ConfirmDialog
      isOpen
      title="Erase this person?"
      confirm="Erase for good"
      cancel="Cancel"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={erase}
    >
      <Subject>{person.email ?? person.phone}</Subject>
      This cannot be undone.
      <Fates>
        {view.found.map(({ kind, count }) => (
          <li key={kind}>
            {KINDS[kind].title}: {count}. {KINDS[kind].erased}
          </li>
        ))}
      </Fates>
      <TextField
        label={person.email == null ? 'Type the phone number again' : 'Type the email address again'}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        autoComplete="off"
        fullWidth
      />
      <Refusal refusal={refusal} otherwise={ERASE.failed} />
    </ConfirmDialog>
  );
}

const Fates = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  paddingBlock: theme.spacing(1, 2),
}));
