import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaffArea } from '#libs/domain/staff-area';
import { ChatLauncher } from './features/chat/ChatLauncher';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { SiteLayout } from './layout/SiteLayout';
import { usePageHead } from './layout/use-page-head';
import { useShownPage } from './layout/use-shown-page';
import { HydrationMark } from './ui/use-is-hydrated';

/** The whole site inside a router: StaticRouter while prerendering, BrowserRouter in the browser. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  );
}

function Page() {
  const { pathname } = useLocation();
  const shown = useShownPage();
  usePageHead(shown);
  const isForStaff = isStaffArea(pathname);
  return (
    <>
      <SiteLayout title={shown.title} isForStaff={isForStaff}>
        {/* One Suspense for all pages: while the next one's code is on its way, the present page stays. */}
        <Suspense>
          <ErrorBoundary key={pathname}>
            <shown.Page />
          </ErrorBoundary>
          <HydrationMark />
        </Suspense>
      </SiteLayout>
      {!isForStaff && <ChatLauncher />}
    </>
  );
}
