import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { MobileAppScreen } from '#libs/contracts/mobile-app-paths';
import { formModeOf, type FormPlace } from '../../../shared/form-mode';
import { stepsBack } from './steps-back';

/**
 * The place of a tool's sheets. Closing one goes back to where its list was, as the phone's own back button does;
 * opened by a link from outside there is no list to go back to, and the list takes the sheet's place.
 */
export function useSheetPlace(resource: AdminScreen, screen: MobileAppScreen): FormPlace {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isAsked } = formModeOf(pathname);
  const listAt = useRef<number>(undefined);
  const isGone = useRef(false);

  useEffect(() => {
    if (isAsked) return;
    listAt.current = historyIndex();
    isGone.current = false;
  }, [isAsked]);

  return useMemo(
    () => ({
      addresses: { [resource]: screen },
      isGone,
      close(listPath, isDeleted) {
        isGone.current = isDeleted;
        const steps = stepsBack(listAt.current, historyIndex());
        if (steps < 0) void navigate(steps);
        else void navigate(listPath, { replace: true });
      },
    }),
    [resource, screen, navigate],
  );
}

/** Where the router stands in the tab's history. */
function historyIndex(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}
