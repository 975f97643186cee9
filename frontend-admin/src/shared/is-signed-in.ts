import type { useAuthProvider } from 'react-admin';

/** Whether the session outlived a call: a call that lost it resolves too, react-admin has logged out by then. */
export async function isSignedIn(authProvider: ReturnType<typeof useAuthProvider>): Promise<boolean> {
  return authProvider
    ? authProvider.checkAuth({}).then(
        () => true,
        () => false,
      )
    : true;
}
