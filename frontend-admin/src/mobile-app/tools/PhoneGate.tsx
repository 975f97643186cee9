import { useSyncExternalStore, type ReactNode } from 'react';
import type { SessionAuthProvider } from '../../auth-provider';
import { LoginScreen } from '../../login/LoginScreen';
import type { Session } from '../../session';
import { NewVersionBar } from '../release/NewVersionBar';
import { KeptQueries } from './kept-queries/KeptQueries';

interface PhoneGateProps {
  session: Session;
  authProvider: SessionAuthProvider;
  children: ReactNode;
}

/**
 * Without a session the login form stands at the address that was asked for, and signing in shows what was asked; what
 * this person read before is there at once.
 */
export function PhoneGate({ session, authProvider, children }: PhoneGateProps) {
  const { userId, endedBecause } = useSyncExternalStore(session.subscribe, session.state);
  if (userId === null)
    return (
      <>
        <NewVersionBar />
        <LoginScreen authProvider={authProvider} endedBecause={endedBecause} />
      </>
    );
  return (
    <KeptQueries key={userId} userId={userId}>
      {children}
    </KeptQueries>
  );
}
