import { useNotify } from 'react-admin';
import { askForNotifications } from './notification-permission';
import { Toast } from './Toast';

/**
 * Asks for notifications and says how it went (spec 3 section 8). Whoever closes the question unanswered is asked again
 * another time.
 */
export function useEnableNotifications(): () => Promise<void> {
  const notify = useNotify();
  return async () => {
    const state = await askForNotifications();
    if (state === 'granted')
      notify(
        <Toast
          kind="done"
          text="Notifications Enabled"
          detail="You will now receive notifications for new messages."
        />,
        { type: 'success' },
      );
    if (state === 'denied')
      notify(
        <Toast
          kind="done"
          text="Notifications Blocked"
          detail="Please allow notifications in your browser settings."
        />,
        { type: 'warning' },
      );
  };
}
