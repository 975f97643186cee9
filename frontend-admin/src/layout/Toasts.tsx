import { Notification } from 'react-admin';
import { layout } from '#libs/design/tokens';

const SHOWN_MS = 5000;

/** One toast at a time, at the lower left beside the bar, for five seconds (spec 1 section 9). */
export function Toasts() {
  return <Notification autoHideDuration={SHOWN_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} sx={{ left: { md: layout.adminSidebar + 24 } }} />;
}
