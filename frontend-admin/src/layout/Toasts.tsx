import { Notification, useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { layout } from '#libs/design/tokens';
import { TOAST_OFFSET } from '../shared/toast-offset';

const SHOWN_MS = 5000;
/** As good as at once; 0 would mean for ever. */
const GIVING_WAY_MS = 1;

interface ToastsProps {
  /** What lies at the lower edge of a screen without the bar at its left: CSS length. */
  above?: string;
}

/**
 * One toast at a time, at the lower left beside the bar, for five seconds (spec 1 section 9). An older one gives way to
 * a newer: nobody is told of a failure after the success that followed it.
 */
export function Toasts({ above }: ToastsProps) {
  const { notifications: waiting } = useNotificationContext();
  // An open dialog hides all that is in the page from screen readers, and what comes to the page later is not.
  return createPortal(
    <Notification
      autoHideDuration={waiting.length > 0 ? GIVING_WAY_MS : SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={
        above === undefined
          ? {
              left: { md: `${layout.adminSidebar + 24}px` },
              '&.MuiSnackbar-root': {
                bottom: { xs: `calc(8px + ${TOAST_OFFSET})`, sm: `calc(24px + ${TOAST_OFFSET})` },
              },
            }
          : { '&.MuiSnackbar-root': { bottom: `max(${above}, 8px + ${TOAST_OFFSET})` } }
      }
    />,
    document.body,
  );
}
