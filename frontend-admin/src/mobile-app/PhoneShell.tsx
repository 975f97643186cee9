import { Outlet } from 'react-router-dom';
import { UnreadCount } from '../shared/unread-count';
import { useAppBadge } from './notices/use-app-badge';
import { useKeptSubscription } from './notices/use-kept-subscription';
import { useUnreadPoll } from './notices/use-unread-poll';
import { PhoneToasts } from './toasts/PhoneToasts';

/** Around every page of the phone area: it knows how many messages wait. */
export function PhoneShell() {
  const unread = useUnreadPoll();
  useAppBadge(unread);
  useKeptSubscription();
  return (
    <UnreadCount value={unread}>
      <Outlet />
      <PhoneToasts />
    </UnreadCount>
  );
}
