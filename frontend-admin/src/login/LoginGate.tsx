import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionAuthProvider } from '../auth-provider';
import type { Session } from '../session';
import { LoginScreen } from './LoginScreen';

interface LoginGateProps {
  session: Session;
  authProvider: SessionAuthProvider;
  children: ReactNode;
}

/**
 * One gate for all screens: without a session the login form stands at the address that was asked for, and signing in
 * shows what was asked for. Another person's session starts with an empty cache.
 */
export function LoginGate({ session, authProvider, children }: LoginGateProps) {
  const { userId, endedBecause } = useSyncExternalStore(session.subscribe, session.state);
  const queryClient = useQueryClient();
  const cachedFor = useRef(userId);
  useEffect(() => {
    if (cachedFor.current !== userId) queryClient.clear();
    cachedFor.current = userId;
  }, [userId, queryClient]);
  if (userId === null) return <LoginScreen authProvider={authProvider} endedBecause={endedBecause} />;
  return <div key={userId}>{children}</div>;
}
