import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ChatLauncher } from './features/chat/ChatLauncher';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { SiteLayout } from './layout/SiteLayout';
import { usePageHead } from './layout/use-page-head';
import { inSchoolsName } from './content/in-schools-name';
import { routeOf } from './routes';
import { HydrationMark } from './ui/use-is-hydrated';

/** The whole site inside a router: StaticRouter while prerendering, BrowserRouter in the browser. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const head = inSchoolsName(route);
  usePageHead(head);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout title={head.title}>
        {/* One Suspense for all pages: while the next one's code is on its way, the present page stays. */}
        <Suspense>
          <ErrorBoundary key={pathname}>
            <route.Page />
          </ErrorBoundary>
          <HydrationMark />
        </Suspense>
      </SiteLayout>
      <ChatLauncher />
    </QueryClientProvider>
  );
}
