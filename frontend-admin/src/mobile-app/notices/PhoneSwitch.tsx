import { isPushSupported } from '../../push-subscription';
import {
  askForNotifications,
  useNotificationState,
  type NotificationState,
} from '../../shared/notification-permission';
import { showToast } from '../toasts/phone-toast';
import { SwitchRow } from './SwitchRow';
import { usePush } from './use-push';

const ON_WORDS = 'Every new message and order, also when the app is closed.';
/** What is to be done first, where the browser cannot or may not. */
const OFF_WORDS: Partial<Record<NotificationState, string>> = {
  denied: 'Your browser blocks notifications from this site. Allow them in its settings for this site, then come back.',
  unsupported:
    'This browser has no notifications. On an iPhone or iPad, add the app to the Home Screen first and open it from there.',
};

/**
 * Told at once on this phone: the browser's permission and the push subscription are one switch to the person (spec 3
 * sections 4 and 8).
 */
export function PhoneSwitch() {
  const permission = useNotificationState();
  const state = isPushSupported() ? permission : 'unsupported';
  const { isOn, isChanging, failure, change } = usePush();

  async function turn(wanted: boolean): Promise<void> {
    const answer = wanted ? await askForNotifications() : state;
    if (wanted && answer === 'granted')
      showToast({
        kind: 'done',
        text: 'Notifications Enabled',
        detail: 'You will now receive notifications for new messages.',
      });
    if (wanted && answer === 'denied')
      showToast({
        kind: 'done',
        text: 'Notifications Blocked',
        detail: 'Please allow notifications in your browser settings.',
      });
    if (!wanted || answer === 'granted') change(wanted);
  }

  return (
    <SwitchRow
      label="Tell this phone"
      isOn={isOn && state === 'granted'}
      isDisabled={isChanging || state in OFF_WORDS}
      problem={
        failure
          ? 'This phone could not be reached by the push service. While the app is open you are told all the same.'
          : undefined
      }
      onChange={(wanted) => void turn(wanted)}
    >
      {OFF_WORDS[state] ?? ON_WORDS}
    </SwitchRow>
  );
}
