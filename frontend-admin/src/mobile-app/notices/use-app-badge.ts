import { useEffect } from 'react';

/** The count on the app's icon, where the phone can show one; nobody's count after signing out. */
export function useAppBadge(unread: number | undefined): void {
  useEffect(() => {
    // Refused when the app is not installed: then there is no icon to put it on.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread ?? 0).catch(() => undefined);
  }, [unread]);
}
