import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation, Link } from 'react-router-dom';
import type { SessionAuthProvider } from '../auth-provider';
import type { Session } from '../session';
import { LoginFrame } from './LoginFrame';
import { gateAt } from './gate';

/** Most who open the back-office are signed in. */
const LoginScreen = lazy(async () => ({ default: (await import('./LoginScreen')).LoginScreen }));
const SecondStepGate = lazy(async () => ({ default: (await import('./SecondStepGate')).SecondStepGate }));

interface LoginGateProps {
  session: Session;
  authProvider: SessionAuthProvider;
  children: ReactNode;
}

/**
 * One gate for all screens: without a session most have the login form at their own address, and signing in shows what
 * was asked for; some deny access, or lead to the dashboard's form (spec 3 section 6). A session that ended under
 * somebody gives way to the form, so that what was typed comes back; the messages lead to the dashboard's then too
 * (section 4), and keep their drafts themselves. Another person's session starts with an empty cache.
 */
export function LoginGate({ session, authProvider, children }: LoginGateProps) {
  const { userId, endedBecause, mustSetUpSecondStep } = useSyncExternalStore(session.subscribe, session.state);
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const cachedFor = useRef(userId);
  useEffect(() => {
    if (cachedFor.current !== userId) queryClient.clear();
    cachedFor.current = userId;
  }, [userId, queryClient]);
  if (userId === null) {
    const gate = gateAt(pathname);
    if (gate === 'denied' && endedBecause === null) return <AccessDenied />;
    if (gate === 'dashboard') return <Navigate to="/" replace />;
    return (
      // The frame is here already: nobody looks at an empty page while the form's code comes.
      <Suspense fallback={<LoginFrame title="Admin Login" subtitle="For the school's staff." />}>
        <LoginScreen authProvider={authProvider} endedBecause={endedBecause} />
      </Suspense>
    );
  }
  if (mustSetUpSecondStep)
    return (
      <Suspense>
        <SecondStepGate session={session} />
      </Suspense>
    );
  return <div key={userId}>{children}</div>;
}

/** In place of a screen that has no login form of its own (spec 3 sections 2 and 6). */
function AccessDenied() {
  return (
    <LoginFrame title="Access Denied" subtitle="Please log in as an admin to see this page.">
      <Button component={Link} to="/" variant="contained" size="large" fullWidth>
        Go to Admin Login
      </Button>
    </LoginFrame>
  );
}
