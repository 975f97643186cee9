import { Button, Dialog, DialogContent, Skeleton, Typography } from '@mui/material';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { SecondFactorView } from '#libs/contracts/generated/api';
import type { SchoolDataProvider } from '../data-provider';
import { CodeField, PasswordField } from '../login/fields';
import { RecoveryCodes } from '../login/RecoveryCodes';
import { SecondStepSetUp, Steps } from '../login/SecondStepSetUp';
import { ACCOUNT_KEY, useProofForm } from '../login/use-proof-form';
import { BusyButton } from '../shared/BusyButton';
import { DialogHead } from '../shared/dialog-parts';
import { Column, Row } from '../shared/layout-parts';
import { LoadProblem, Refusal } from '../shared/notices';
import { schoolDay } from '../shared/school-moment';
import { StatusBadge } from '../shared/StatusBadge';
import { LeaveGuard } from '../shared/LeaveGuard';

interface SecondStepProps {
  /** Its name in the address. */
  dialog: string;
  onClose: () => void;
}

/** One's own second step at sign-in (CONTRACT section 10). Its code comes when it is first opened. */
export function SecondStep({ dialog, onClose }: SecondStepProps) {
  const titleId = useId();
  const [codes, setCodes] = useState<string[]>();
  const isKept = useRef(false);
  // The answer brings what is shown once only.
  const isBusy = useIsMutating() > 0;

  function keep(): void {
    isKept.current = true;
    onClose();
  }

  return (
    <Dialog open onClose={codes || isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogHead titleId={titleId} title="Second step at sign-in" isDivided onClose={onClose} />
      <DialogContent>
        {codes ? <RecoveryCodes codes={codes} done="I have saved them" onDone={keep} /> : <State onCodes={setCodes} />}
      </DialogContent>
      <LeaveGuard
        isDirty={isBusy || codes !== undefined}
        mayLeave={() => isKept.current}
        loss="Your recovery codes will not be shown again."
        dialog={dialog}
      />
    </Dialog>
  );
}

interface StateProps {
  onCodes: (codes: string[]) => void;
}

function State({ onCodes }: StateProps) {
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({ queryKey: ACCOUNT_KEY, queryFn: () => api.myAccount() });
  if (!data)
    return error ? (
      <LoadProblem error={error} title="Your account could not be loaded" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={64} />
    );
  const { secondFactor } = data;
  return secondFactor.since === null ? (
    <SecondStepSetUp onDone={onCodes} />
  ) : (
    <On {...secondFactor} since={secondFactor.since} onCodes={onCodes} />
  );
}

type Change = 'codes' | 'off';

function On({ since, recoveryCodesLeft, isRequired, onCodes }: SecondFactorView & { since: string } & StateProps) {
  const [change, setChange] = useState<Change>();
  return (
    <Column gap={2}>
      <Row gap={1.5} wrap>
        <StatusBadge variant="good">On</StatusBadge>
        <Typography variant="secondary">Since {schoolDay(since)}</Typography>
      </Row>
      <Typography variant="body2">
        {recoveryCodesLeft === 1
          ? 'You have one recovery code left.'
          : `You have ${recoveryCodesLeft} recovery codes left.`}
      </Typography>
      {change ? (
        <Prove
          key={change}
          change={change}
          isRequired={isRequired}
          onCodes={onCodes}
          onCancel={() => setChange(undefined)}
        />
      ) : (
        <Row gap={1} wrap>
          <Button variant="outlined" color="inherit" onClick={() => setChange('codes')}>
            New recovery codes
          </Button>
          <Button variant="outlined" color="error" onClick={() => setChange('off')}>
            Turn it off
          </Button>
        </Row>
      )}
    </Column>
  );
}

const ABOUT: Record<Change, string> = {
  codes: 'The old codes stop working.',
  off:
    'You will then sign in with only your password. Got a new phone? Turn it off here, then set it up ' +
    'again on the new one.',
};
const REQUIRED = 'The school requires a second step. Until you set it up again, you cannot use the back-office.';

interface ProveProps extends StateProps {
  change: Change;
  isRequired: boolean;
  onCancel: () => void;
}

function Prove({ change, isRequired, onCodes, onCancel }: ProveProps) {
  const isOff = change === 'off';
  const { onSubmit, isBusy, refusal, password, code } = useProofForm(
    async (api, proof) => {
      if (!isOff) return api.renewRecoveryCodes(proof);
      await api.turnOffSecondStep(proof);
      return undefined;
    },
    (codes) => codes && onCodes(codes),
    isOff ? 'Your second step is off' : undefined,
  );
  return (
    <Steps noValidate onSubmit={onSubmit}>
      <Typography variant="secondary">
        {ABOUT[change]} {isOff && isRequired && REQUIRED}
      </Typography>
      <PasswordField label="Your own password" autoFocus {...password()} />
      <CodeField hint="The six digits from your app." allowsRecovery {...code()} />
      <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
      <Row gap={1} wrap justify="flex-end">
        <Button color="inherit" variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="submit" variant="contained" color={isOff ? 'error' : 'primary'} loading={isBusy}>
          {isOff ? 'Turn it off' : 'Make new codes'}
        </BusyButton>
      </Row>
    </Steps>
  );
}
