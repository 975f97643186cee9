/**
 * The phone area: a landing page that is light, and five tools that bring react-admin along when one is first opened.
 */
import { CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { MOBILE_APP_ROOT } from '#libs/contracts/mobile-app-paths';
import { LandingPage } from './landing/LandingPage';
import { Opening } from './Opening';
import { PhoneShell } from './PhoneShell';
import { queryClient } from './services';
import { phoneTheme } from './theme';
import { TroubleScreen } from './TroubleScreen';

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
