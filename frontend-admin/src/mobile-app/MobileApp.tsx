/**
 * The phone area: a landing page that is light, and five tools that bring react-admin along when one is first opened.
 */
import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider, Outlet, ScrollRestoration } from 'react-router-dom';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { UnreadCount } from '../shared/unread-count';
import { Opening } from './PhoneBar';
import { TroubleScreen } from './TroubleScreen';
import { useAnswerSending } from './answers/use-answers';
import { LandingPage } from './landing/LandingPage';
import { useKeptSubscription } from './notices/use-push';
import { useUnreadPoll, useAppBadge } from './notices/use-unread-poll';
import { queryClient } from './services';
import { phoneTheme } from './theme';
import { PhoneToasts } from './toasts/PhoneToasts';

/** A data router, because only it can hold back a navigation that would lose unsaved changes. */
const router = createBrowserRouter(
  [
    {
      Component: PhoneShell,
      HydrateFallback: Opening,
      ErrorBoundary: TroubleScreen,
      children: [
        { index: true, Component: LandingPage },
        { path: '*', lazy: async () => ({ Component: (await import('./tools/Tools')).Tools }) },
      ],
    },
  ],
  { basename: MOBILE_APP_ROOT },
);

export function MobileApp() {
  return (
    <ThemeProvider theme={phoneTheme}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        {/* Without transitions, as in ../App.tsx. */}
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Around every page of the phone area: it knows how many messages wait. */
function PhoneShell() {
  const unread = useUnreadPoll();
  useAppBadge(unread);
  useKeptSubscription();
  useAnswerSending();
  return (
    <UnreadCount value={unread}>
      <Outlet />
      <PhoneToasts />
      <ScrollRestoration />
    </UnreadCount>
  );
}
