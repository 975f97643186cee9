import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { color } from '#libs/design/tokens';
import { BusyButton } from '../../../shared/BusyButton';
import { LogoutIcon, PersonIcon } from '../../../shared/icons';
import { unsentInWords } from '../../answers/kept-answer';
import { useAnswers } from '../../answers/use-answers';
import { ConfirmDialog } from '../../../shared/ConfirmDialog';
import { BottomSheet } from '../../BottomSheet';
import { useLeave } from './use-leave';

/** Who is signed in here, and the way out. */
export function AccountSheet() {
  const [isOpen, setOpen] = useState(false);
  const { identity } = useGetIdentity();
  const { leave, isBusy } = useLeave();
  const unsent = useAnswers().length;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton aria-label="Account" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ color: color.muted }}><PersonIcon /></IconButton>
      <BottomSheet title={identity?.fullName ? `Signed in as ${identity.fullName}` : 'Signed in'} isOpen={isOpen} onClose={() => setOpen(false)}>
        {unsent > 0 && <Box sx={{ mt: 2, color: color.status.warning }}>{unsentInWords(unsent)}</Box>}
        <BusyButton variant="outlined" color="inherit" size="large" startIcon={<LogoutIcon />} loading={isBusy} onClick={() => (unsent > 0 ? setAsking(true) : void leave())} sx={{ width: '100%', mt: 2, minHeight: 52 }}>Log out</BusyButton>
        <ConfirmDialog isOpen={isAsking} title={unsentInWords(unsent)} confirm="Log out and lose them" cancel="Stay" isBusy={isBusy} onConfirm={() => void leave()} onCancel={() => setAsking(false)}>
          Logging out takes everything of yours off this phone, also what still waits for the network.
        </ConfirmDialog>
      </BottomSheet>
    </>
  );
}
