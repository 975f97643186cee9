import {
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  FormControlLabel,
  IconButton,
  styled,
  Tooltip,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useGetIdentity, useGetOne } from 'react-admin';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { User } from '#libs/contracts/generated/api';
import { SUPER_USER_ID } from '#libs/contracts/user';
import type { SchoolDataProvider } from '../../data-provider';
import { PasswordField } from '../../login/fields';
import { useProofForm } from '../../login/use-proof-form';
import { BusySwitch } from '../../shared/BusySwitch';
import { BusyButton } from '../../shared/BusyButton';
import { DialogHead } from '../../shared/dialog-parts';
import { useFormMode } from '../../shared/form-mode';
import { SecondStepIcon } from '../../shared/icons';
import { isOwner } from '../../shared/is-owner';
import { Column, WholeRow } from '../../shared/layout-parts';
import { Refusal } from '../../shared/notices';
import { schoolDay } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { useWrite } from '../../shared/use-write';

const SETTINGS_KEY = ['sign-in-settings'] as const;

/** The owner's switch: whether admins must have a second step. An open form comes first. */
export function SecondStepForAdmins() {
  const { identity } = useGetIdentity();
  const { isAsked } = useFormMode('users');
  return isOwner(identity) && !isAsked ? <OwnersSwitch /> : null;
}

function OwnersSwitch() {
  const hintId = useId();
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => api.signInSettings() });
  const { run, isBusy, refusal } = useWrite({ stale: [SETTINGS_KEY], isBusyUntilFresh: true });
  const [wanted, setWanted] = useState(false);

  function change(adminsNeedSecondFactor: boolean): void {
    setWanted(adminsNeedSecondFactor);
    void run((calls) => calls.changeSignInSettings({ adminsNeedSecondFactor }), {
      done: adminsNeedSecondFactor ? 'Admins now need a second step' : 'Admins can now sign in without a second step',
    });
  }

  const isOn = isBusy ? wanted : (data?.adminsNeedSecondFactor ?? false);
  return (
    <Setting>
      <FormControlLabel
        control={
          <BusySwitch
            checked={isOn}
            disabled={data === undefined}
            isBusy={isBusy}
            onSwitch={() => change(!isOn)}
            aria-describedby={hintId}
          />
        }
        label="Admins must use a second step at sign-in"
      />
      <Typography variant="secondary" id={hintId}>
        Admins without one must set it up before they can use the back-office.
      </Typography>
      <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
    </Setting>
  );
}

/** In an account's form: whether it has one. */
export function SecondStepLine({ id }: { id: number }) {
  const { data } = useGetOne<User>('users', { id });
  if (!data) return null;
  const words = data.secondFactorAt === null ? 'off' : `on since ${schoolDay(data.secondFactorAt)}`;
  return (
    <WholeRow>
      <Typography variant="secondary">Second step at sign-in: {words}</Typography>
    </WholeRow>
  );
}

/** For the owner, at somebody else's account that has one. */
export function RemoveSecondStep({ user }: { user: User }) {
  const { identity } = useGetIdentity();
  const dialog = useDialog(`second-step-${user.id}`);
  if (user.secondFactorAt === null || user.id === SUPER_USER_ID || !isOwner(identity)) return null;
  return (
    <>
      <Tooltip title="Remove second step">
        <IconButton aria-label={`Remove second step of ${user.username}`} onClick={() => dialog.open()}>
          <SecondStepIcon />
        </IconButton>
      </Tooltip>
      {dialog.isOpen && <RemoveDialog user={user} onClose={dialog.close} />}
    </>
  );
}

function RemoveDialog({ user: { id, username }, onClose }: { user: User; onClose: () => void }) {
  const titleId = useId();
  const { onSubmit, isBusy, refusal, password } = useProofForm(
    (api, { currentPassword }) => api.removeSecondStep(id, currentPassword),
    onClose,
    `${username} now signs in with only a password`,
    [['users']],
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogHead titleId={titleId} title={`Remove the second step of ${username}?`} onClose={onClose} />
      <form noValidate onSubmit={onSubmit}>
        <DialogContent>
          <Column gap={2}>
            <Typography variant="body2">
              For someone who has lost their phone and recovery codes. They will be signed out everywhere and notified
              by email. Make sure it is really them asking.
            </Typography>
            <PasswordField label="Your own password" autoFocus {...password()} />
            <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
          </Column>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" color="error" loading={isBusy}>
            Remove it
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const Setting = styled(Card)(({ theme }) => ({ padding: theme.spacing(1.5, 2.25) }));
