import { Button } from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import type { Session } from '../session';
import { LoginFrame } from './LoginFrame';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondStepSetUp } from './SecondStepSetUp';

/** In place of every screen, for staff of whom the owner asks for a second step and who have none. */
export function SecondStepGate({ session }: { session: Session }) {
  const logout = useLogout();
  const [codes, setCodes] = useState<string[]>();
  return (
    <LoginFrame title="Second step at sign-in" subtitle="The school requires all staff to use one.">
      {codes ? (
        <RecoveryCodes codes={codes} done="I have saved them, continue" onDone={() => session.goOn()} />
      ) : (
        <>
          <SecondStepSetUp onDone={setCodes} />
          <Button color="inherit" fullWidth sx={{ mt: 1 }} onClick={() => void logout()}>
            Logout
          </Button>
        </>
      )}
    </LoginFrame>
  );
}
