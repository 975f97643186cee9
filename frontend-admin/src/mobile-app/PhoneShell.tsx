import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UnreadCount } from '../shared/unread-count';
import { useAnswerSending } from './answers/use-answers';
import { useAppBadge } from './notices/use-app-badge';
import { useKeptSubscription } from './notices/use-kept-subscription';
import { useUnreadPoll } from './notices/use-unread-poll';
import { PhoneToasts } from './toasts/PhoneToasts';

/** Around every page of the phone area: it knows how many messages wait. */
export function PhoneShell() {
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
