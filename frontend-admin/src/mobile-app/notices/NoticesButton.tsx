import { Badge, Button, IconButton, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DAILY_DIGEST_TIME } from '#libs/contracts/notice-settings';
import { formatClockTime } from '#libs/domain/schedule/clock-time';
import { isPushSupported } from '../../push-subscription';
import { failureSentence } from '../../shared/failure';
import { BellIcon } from '../../shared/icons';
import {
  useNotificationState,
  askForNotifications,
  type NotificationState,
} from '../../shared/notification-permission';
import { useDialog } from '../../shared/use-dialog';
import { BottomSheet } from '../BottomSheet';
import { dataProvider, useUserId } from '../services';
import { showToast } from '../toasts/phone-toast';
import { SwitchRow } from './SwitchRow';
import { usePush } from './use-push';

/** The bell of the bar: how one is told of news. */
export function NoticesButton() {
  const { isOpen, open, close } = useDialog('notices');
  const state = useNotificationState();
  return (
    <>
      <IconButton onClick={() => open()} aria-label="Notifications" aria-haspopup="dialog">
        <Badge variant="dot" overlap="circular" color="success" invisible={state !== 'granted'}>
          <BellIcon />
        </Badge>
      </IconButton>
      <NoticesSheet isOpen={isOpen} onClose={close} />
    </>
  );
}

interface NoticesSheetProps {
  isOpen: boolean;
  onClose(): void;
}

/** How one is told of new messages and orders: at once on this phone, or once a day by email. */
function NoticesSheet({ isOpen, onClose }: NoticesSheetProps) {
  const userId = useUserId();
  return (
    <BottomSheet title="Notifications" isOpen={isOpen} onClose={onClose}>
      {userId === null ? (
        <>
          <Typography variant="secondary" sx={{ mt: 0.5, mb: 2 }}>
            Log in to get notifications of new messages and orders on this phone.
          </Typography>
          <Button component={Link} to="/messages" replace variant="contained">
            Log in
          </Button>
        </>
      ) : (
        <>
          <PhoneSwitch />
          <DigestSwitch />
        </>
      )}
    </BottomSheet>
  );
}

const SENT_AT = formatClockTime(DAILY_DIGEST_TIME.hour * 60 + DAILY_DIGEST_TIME.minute);

/** For those who would rather be told once a day. */
function DigestSwitch() {
  const { isOn, isChanging, failure, change } = useDailyDigest();
  return (
    <SwitchRow
      label="Daily email"
      isOn={isOn ?? false}
      isDisabled={isOn === undefined || isChanging}
      problem={failure ? failureSentence(failure) : undefined}
      onChange={change}
    >
      A summary of what needs attention, sent at {SENT_AT}. You get no email when there is nothing to do.
    </SwitchRow>
  );
}

const ON_WORDS = 'For every new message and order, even when the app is closed.';
/** What is to be done first, where the browser cannot or may not. */
const OFF_WORDS: Partial<Record<NotificationState, string>> = {
  denied: 'Your browser is blocking notifications from this site. Allow them in your browser settings, then come back.',
  unsupported:
    'This browser does not support notifications. On an iPhone or iPad, add the app to the Home Screen ' +
    'first and open it from there.',
};

/**
 * Told at once on this phone: the browser's permission and the push subscription are one switch to the person (spec 3
 * sections 4 and 8).
 */
function PhoneSwitch() {
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
      label="Notify this phone"
      isOn={isOn && state === 'granted'}
      isDisabled={isChanging || state in OFF_WORDS}
      problem={
        failure
          ? 'Notifications could not be set up on this phone. You will still be notified while the app is open.'
          : undefined
      }
      onChange={(wanted) => void turn(wanted)}
    >
      {OFF_WORDS[state] ?? ON_WORDS}
    </SwitchRow>
  );
}

const SETTINGS_KEY = ['notice-settings'] as const;

interface DailyDigest {
  /** Undefined while it is not known. */
  isOn: boolean | undefined;
  isChanging: boolean;
  failure: Error | null;
  change(isOn: boolean): void;
}

/** The switch for the daily email. */
function useDailyDigest(): DailyDigest {
  const queryClient = useQueryClient();
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => dataProvider.noticeSettings() });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (dailyDigest: boolean) => dataProvider.changeNoticeSettings({ dailyDigest }),
    onSuccess: (changed) => queryClient.setQueryData(SETTINGS_KEY, changed),
  });
  return { isOn: settings.data?.dailyDigest, isChanging: isPending, failure: error ?? settings.error, change: mutate };
}
