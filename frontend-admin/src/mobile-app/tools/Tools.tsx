/** The five tools: react-admin's services around them, the gate before them, and the bar of tabs under the thumb. */
import { AdminContext, defaultI18nProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { Toasts } from '../../layout/Toasts';
import { createPreferencesStore } from '../../preferences-store';
import { authProvider, dataProvider, queryClient, session } from '../services';
import { TroubleScreen } from '../TroubleScreen';
import { CoursesTool } from './courses/CoursesTool';
import { FaqTool } from './faq/FaqTool';
import { AnswerNews } from './messages/AnswerNews';
import { MessagesTool } from './messages/MessagesTool';
import { ReadAhead } from './messages/ReadAhead';
import { ScheduleTool } from './schedule/ScheduleTool';
import { PhoneGate } from './PhoneGate';
import { TAB_BAR_HEIGHT, TabBar } from './TabBar';
import { toolsTheme } from './tools-theme';
import { UsersTool } from './users/UsersTool';

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
