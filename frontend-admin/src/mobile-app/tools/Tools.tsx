/** The five tools: react-admin's services around them, the gate before them, and the bar of tabs under the thumb. */
import { AdminContext, defaultI18nProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { createAuthProvider } from '../../auth-provider';
import { createDataProvider } from '../../data-provider';
import { createFetchFile, createFetchJson } from '../../fetch-json';
import { Toasts } from '../../layout/Toasts';
import { createPreferencesStore } from '../../preferences-store';
import { darkTheme } from '../../theme';
import { queryClient, session } from '../services';
import { TroubleScreen } from '../TroubleScreen';
import { CoursesTool } from './courses/CoursesTool';
import { FaqTool } from './faq/FaqTool';
import { MessagesTool } from './messages/MessagesTool';
import { ScheduleTool } from './schedule/ScheduleTool';
import { PhoneGate } from './PhoneGate';
import { TabBar } from './TabBar';
import { UsersTool } from './users/UsersTool';

const authProvider = createAuthProvider(session, window.fetch.bind(window));
const dataProvider = createDataProvider(createFetchJson(session), createFetchFile(session));
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
    <AdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={defaultI18nProvider} queryClient={queryClient} store={store} theme={darkTheme} darkTheme={null}>
      <PhoneGate session={session} authProvider={authProvider}>
        <Routes>
          {Object.entries(TOOLS).map(([screen, Tool]) => <Route key={screen} path={`${screen}/*`} element={<Tool />} />)}
          <Route path="*" element={<TroubleScreen />} />
        </Routes>
        <TabBar />
        <Toasts />
      </PhoneGate>
    </AdminContext>
  );
}
