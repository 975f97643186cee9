import { Box, Button, Drawer, IconButton } from '@mui/material';
import { useId, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { color } from '#libs/design/tokens';
import { CloseIcon, LogoutIcon, PersonIcon } from '../../../shared/icons';
import { unsentInWords } from '../../answers/kept-answer';
import { useAnswers } from '../../answers/use-answers';
import { ConfirmDialog } from '../../../shared/ConfirmDialog';
import { useLeave } from './use-leave';

/** Who is signed in here, and the way out. */
export function AccountSheet() {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const { identity } = useGetIdentity();
  const { leave, isBusy } = useLeave();
  const unsent = useAnswers().length;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton aria-label="Account" aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ color: color.muted }}><PersonIcon /></IconButton>
      <Drawer anchor="bottom" open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { borderRadius: '12px 12px 0 0', backgroundColor: color.ink[700], p: 2.5, pb: 'calc(20px + env(safe-area-inset-bottom))', display: 'grid', gap: 2 } } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box component="h2" id={titleId} sx={{ m: 0, fontSize: 17, fontWeight: 600, overflowWrap: 'anywhere' }}>{identity?.fullName ? `Signed in as ${identity.fullName}` : 'Signed in'}</Box>
          <IconButton aria-label="Close" onClick={() => setOpen(false)}><CloseIcon /></IconButton>
        </Box>
        {unsent > 0 && <Box sx={{ color: color.status.warning }}>{unsentInWords(unsent)}</Box>}
        <Button variant="outlined" color="inherit" size="large" startIcon={<LogoutIcon />} loading={isBusy} onClick={() => (unsent > 0 ? setAsking(true) : void leave())} sx={{ minHeight: 52 }}>Log out</Button>
        <ConfirmDialog isOpen={isAsking} title={unsentInWords(unsent)} confirm="Log out and lose them" cancel="Stay" isBusy={isBusy} onConfirm={() => void leave()} onCancel={() => setAsking(false)}>
          Logging out takes everything of yours off this phone, also what still waits for the network.
        </ConfirmDialog>
      </Drawer>
    </>
  );
}
