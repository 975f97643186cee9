import { IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { forgetKept } from '../../../cached-store';
import { forgetResponseDrafts } from '../../../resources/messages/response-drafts';
import { BusyButton } from '../../../shared/BusyButton';
import { ConfirmDialog } from '../../../shared/ConfirmDialog';
import { LogoutIcon, PersonIcon } from '../../../shared/icons';
import { Column } from '../../../shared/layout-parts';
import { useDialog } from '../../../shared/use-dialog';
import { BottomSheet } from '../../BottomSheet';
import { unsentInWords } from '../../answers/kept-answer';
import { useAnswers } from '../../answers/use-answers';
import { session } from '../../services';

/** Who is signed in here, and the way out. */
export function AccountSheet() {
  const account = useDialog('account');
  const { identity } = useGetIdentity();
  const { leave, isBusy } = useLeave();
  const unsent = useAnswers().length;
  const question = useDialog('unsent');
  const logOut = () => void leave().then(account.close);
  return (
    <>
      <IconButton aria-label="Account" aria-haspopup="dialog" onClick={() => account.open()}>
        <PersonIcon />
      </IconButton>
      <BottomSheet
        title={identity?.fullName ? `Signed in as ${identity.fullName}` : 'Signed in'}
        isOpen={account.isOpen}
        onClose={account.close}
      >
        <Column gap={2}>
          {unsent > 0 && (
            <Typography variant="inherit" color="warning" component="div">
              {unsentInWords(unsent)}
            </Typography>
          )}
          <BusyButton
            variant="outlined"
            color="inherit"
            size="large"
            startIcon={<LogoutIcon />}
            loading={isBusy}
            onClick={() => (unsent > 0 ? question.open() : logOut())}
            fullWidth
          >
            Log out
          </BusyButton>
        </Column>
        <ConfirmDialog
          isOpen={question.isOpen}
          title={unsentInWords(unsent)}
          confirm="Log out and discard"
          cancel="Stay"
          isBusy={isBusy}
          onConfirm={logOut}
          onCancel={question.close}
        >
          Logging out removes your data from this phone, including answers that have not been sent yet.
        </ConfirmDialog>
      </BottomSheet>
    </>
  );
}

/**
 * Logs out. What this phone keeps of the person is gone before, so that nothing is left of it however logging out goes
 * on.
 */
function useLeave() {
  const logout = useLogout();
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    const { userId } = session.state();
    setBusy(true);
    forgetResponseDrafts(window.localStorage);
    await forgetKept((_kind, ofUser) => ofUser === userId).catch(() => undefined);
    await logout().finally(() => setBusy(false));
  }
  return { leave, isBusy };
}
