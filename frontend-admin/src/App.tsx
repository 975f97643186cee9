/** The back-office: its services, its gate and its screens. */
import { AdminContext, AdminUI, defaultI18nProvider, Resource, type ResourceProps } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ADMIN_ROOT, type AdminScreen } from '#libs/contracts/admin-paths';
import { createAuthProvider } from './auth-provider';
import { createDataProvider } from './data-provider';
import { createFetchFile, createFetchJson } from './fetch-json';
import { AdminLayout } from './layout/AdminLayout';
import { NotFoundScreen } from './layout/NotFoundScreen';
import { Toasts } from './layout/Toasts';
import { forgetCacheOfOthers } from './cached-store';
import { LoginGate } from './login/LoginGate';
import { unsubscribe } from './push-subscription';
import { createQueryClient } from './query-client';
import { activity } from './resources/activity/activity';
import { apiKeys } from './resources/api-keys/api-keys';
import { bankStatement } from './resources/bank-statement/bank-statement';
import { beginnerCourses } from './resources/beginner-courses/beginner-courses';
import { chatConversations } from './resources/chat-conversations/chat-conversations';
import { closures } from './resources/closures/closures';
import { classSchedule } from './resources/class-schedule/class-schedule';
import { corporateClients } from './resources/corporate-clients/corporate-clients';
import { courseSignups } from './resources/course-signups/course-signups';
import { faq } from './resources/faq/faq';
import { instructors } from './resources/instructors/instructors';
import { invoices } from './resources/invoices/invoices';
import { messages } from './resources/messages/messages';
import { forgetResponseDrafts } from './resources/messages/response-drafts';
import { orders } from './resources/orders/orders';
import { people } from './resources/people/people';
import { products } from './resources/products/products';
import { quotes } from './resources/invoices/quotes/quotes';
import { recurringInvoices } from './resources/invoices/recurring/recurring-invoices';
import { replyTemplates } from './resources/reply-templates/reply-templates';
import { reports } from './resources/reports/reports';
import { settings } from './resources/settings/settings';
import { system } from './resources/system/system';
import { trialBookings } from './resources/trial-bookings/trial-bookings';
import { unansweredQuestions } from './resources/unanswered-questions/unanswered-questions';
import { users } from './resources/users/users';
import { createSession } from './session';
import { forgetDraftsOfOthers } from './shared/drafts';
import { screen } from './shared/screen';
import { darkTheme, lightTheme } from './theme';
import { createPreferencesStore } from './preferences-store';

/** By the last part of their address: one that is missing does not compile. */
const SCREENS: Record<AdminScreen, ResourceProps> = {
  messages,
  'reply-templates': replyTemplates,
  faq,
  'class-schedule': classSchedule,
  closures,
  'trial-bookings': trialBookings,
  instructors,
  'corporate-clients': corporateClients,
  orders,
  invoices,
  'recurring-invoices': recurringInvoices,
  quotes,
  'bank-statement': bankStatement,
  reports,
  products,
  'chat-conversations': chatConversations,
  'unanswered-questions': unansweredQuestions,
  'beginner-courses': beginnerCourses,
  'course-signups': courseSignups,
  users,
  'api-keys': apiKeys,
  settings,
  activity,
  system,
  people,
};

const Dashboard = screen(async () => (await import('./dashboard/Dashboard')).Dashboard);

const session = createSession(window.localStorage, window);
forgetDraftsOfOthers(session);
forgetCacheOfOthers(session);
const dataProvider = createDataProvider(createFetchJson(session), createFetchFile(session));
const authProvider = createAuthProvider(session, window.fetch.bind(window), () => {
  forgetResponseDrafts(window.sessionStorage);
  return unsubscribe(dataProvider);
});
const queryClient = createQueryClient();
const store = createPreferencesStore();

/** A data router, because only it can hold back a navigation that would lose unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: ADMIN_ROOT });

export function App() {
  // As a React transition the former screen would stay for a while and take what is typed: a search then loses its
  // list's filter.
  return <RouterProvider router={router} useTransitions={false} />;
}

function BackOffice() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <LoginGate session={session} authProvider={authProvider}>
        <AdminUI
          layout={AdminLayout}
          dashboard={Dashboard}
          catchAll={NotFoundScreen}
          notification={Toasts}
          loginPage={false}
          authCallbackPage={false}
          disableTelemetry
          requireAuth
          title="Storm Combat Admin"
        >
          {Object.values(SCREENS).map((screen) => (
            <Resource key={screen.name} {...screen} />
          ))}
        </AdminUI>
      </LoginGate>
    </AdminContext>
  );
}
