import { Link, styled, Typography } from '@mui/material';
import { useState } from 'react';
import { NO_ANSWER } from '#libs/contracts/api-error';
import type { NewSecondFactorView } from '#libs/contracts/generated/api';
import { groupedInFours } from '#libs/domain/second-factor';
import { BusyButton } from '../shared/BusyButton';
import { CopyButton } from '../shared/CopyButton';
import { Column } from '../shared/layout-parts';
import { Refusal } from '../shared/notices';
import { CodeField, PasswordField } from './fields';
import { QrCode } from './QrCode';
import { useProofForm } from './use-proof-form';

interface SecondStepSetUpProps {
  onDone: (recoveryCodes: string[]) => void;
}

/** Turns the second step on: one's own password, then the QR code and the first code of the app. */
export function SecondStepSetUp({ onDone }: SecondStepSetUpProps) {
  const [begun, setBegun] = useState<NewSecondFactorView>();
  return begun ? <Confirm begun={begun} onDone={onDone} /> : <Begin onDone={setBegun} />;
}

function Begin({ onDone }: { onDone: (begun: NewSecondFactorView) => void }) {
  const { onSubmit, isBusy, refusal, password } = useProofForm(
    (api, { currentPassword }) => api.beginSecondStep(currentPassword),
    onDone,
  );
  return (
    <Steps noValidate onSubmit={onSubmit}>
      <Typography variant="body2">
        After your password, you will be asked for a code from an app on your phone. Someone who learns your password
        cannot sign in without it.
      </Typography>
      <Typography variant="secondary">
        You can use any authenticator app, such as Google Authenticator, Microsoft Authenticator or your password
        manager.
      </Typography>
      <PasswordField label="Your own password" autoFocus {...password()} />
      <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
      <BusyButton type="submit" variant="contained" size="large" loading={isBusy}>
        Set it up
      </BusyButton>
    </Steps>
  );
}

function Confirm({ begun: { secret, uri }, onDone }: { begun: NewSecondFactorView } & SecondStepSetUpProps) {
  const { onSubmit, isBusy, refusal, code } = useProofForm((api, proof) => api.confirmSecondStep(proof.code), onDone);
  return (
    <Steps noValidate onSubmit={onSubmit}>
      <Typography variant="body2">
        Scan this code with the app. Is the app on this device? <Link href={uri}>Open it</Link>, or type in the key.
      </Typography>
      <Column gap={1.5} align="center">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <Secret>{groupedInFours(secret).replaceAll('-', ' ')}</Secret>
        <CopyButton text={secret} label="Copy the key" />
      </Column>
      <CodeField autoFocus hint="The six digits the app is showing now." {...code()} />
      <Refusal refusal={refusal} otherwise={NO_ANSWER.unclear} />
      <BusyButton type="submit" variant="contained" size="large" loading={isBusy}>
        Turn it on
      </BusyButton>
    </Steps>
  );
}

export const Steps = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** Eight groups of four, on two lines. */
const Secret = styled('code')(({ theme }) => ({
  ...theme.typography.caption,
  width: '20ch',
  fontFamily: 'monospace',
  textAlign: 'center',
  userSelect: 'all',
}));
