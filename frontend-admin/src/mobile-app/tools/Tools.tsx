/** The five tools: react-admin's services around them, the gate before them, and the bar of tabs under the thumb. */
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { AdminContext, defaultI18nProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import type { SessionAuthProvider } from '../../auth-provider';
import { Toasts } from '../../layout/Toasts';
import { LoginScreen } from '../../login/LoginScreen';
import { createPreferencesStore } from '../../preferences-store';
import type { Session } from '../../session';
import { TroubleScreen } from '../TroubleScreen';
import { NewVersionBar } from '../release/NewVersionBar';
import { authProvider, dataProvider, queryClient, session } from '../services';
import { TAB_BAR_HEIGHT, TabBar } from './TabBar';
import { CoursesTool } from './courses/CoursesTool';
import { FaqTool } from './faq/FaqTool';
import { CachedQueries } from './cached-queries/CachedQueries';
import { AnswerNews } from './messages/AnswerNews';
import { MessagesTool } from './messages/MessagesTool';
import { ReadAhead } from './messages/use-message-list';
import { ScheduleTool } from './schedule/ScheduleTool';
import { toolsTheme } from './tools-theme';
import { UsersTool } from './users/UsersTool';

const SecondStepGate = lazy(async () => ({ default: (await import('../../login/SecondStepGate')).SecondStepGate }));

const store = createPreferencesStore();

const TOOLS: Record<MobileAppScreen, () => React.ReactNode> = {
  messages: MessagesTool,
  faq: FaqTool,
  schedule: ScheduleTool,
  courses: CoursesTool,
  users: UsersTool,
};

export function Tools() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      theme={toolsTheme}
      darkTheme={null}
    >
      <PhoneGate session={session} authProvider={authProvider}>
        <Routes>
          {Object.entries(TOOLS).map(([screen, Tool]) => (
            <Route key={screen} path={`${screen}/*`} element={<Tool />} />
          ))}
          <Route path="*" element={<TroubleScreen />} />
        </Routes>
        <TabBar />
        <AnswerNews />
        <ReadAhead />
        <Toasts above={`calc(${TAB_BAR_HEIGHT + 16}px + env(safe-area-inset-bottom))`} />
      </PhoneGate>
    </AdminContext>
  );
}

interface PhoneGateProps {
  session: Session;
  authProvider: SessionAuthProvider;
  children: ReactNode;
}

/**
 * Without a session the login form stands at the address that was asked for, and signing in shows what was asked; what
 * this person read before is there at once.
 */
function PhoneGate({ session, authProvider, children }: PhoneGateProps) {
  const { userId, endedBecause, mustSetUpSecondStep } = useSyncExternalStore(session.subscribe, session.state);
  if (userId === null)
    return (
      <>
        <NewVersionBar />
        <LoginScreen authProvider={authProvider} endedBecause={endedBecause} />
      </>
    );
  if (mustSetUpSecondStep)
    return (
      <Suspense>
        <SecondStepGate session={session} />
      </Suspense>
    );
  return (
    <CachedQueries key={userId} userId={userId}>
      {children}
    </CachedQueries>
  );
}
