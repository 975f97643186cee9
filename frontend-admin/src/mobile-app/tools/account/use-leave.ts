import { useState } from 'react';
import { useLogout } from 'react-admin';
import { forgetKept } from '../../../kept-store';
import { forgetResponseDrafts } from '../../../resources/messages/response-drafts';
import { session } from '../../services';

/**
 * Logs out. What this phone keeps of the person is gone before, so that nothing is left of it however logging out goes
 * on.
 */
export function useLeave() {
  const logout = useLogout();
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    const { userId } = session.state();
    setBusy(true);
    forgetResponseDrafts(window.localStorage);
    await forgetKept((_kind, ofUser) => ofUser === userId).catch(() => undefined);
    await logout().finally(() => setBusy(false));
  }
  return { leave, isBusy };
}
