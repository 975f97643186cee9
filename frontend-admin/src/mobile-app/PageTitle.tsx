import { useUnreadCount } from '../shared/unread-count';
import { titleWithCount } from '#libs/domain/unread-badge';

const APP = 'Storm Admin';

interface PageTitleProps {
  /** Left out on the landing page. */
  screen?: string;
}

/** The title of the tab and of the app's window, with how many messages wait (spec 3 section 2). */
export function PageTitle({ screen }: PageTitleProps) {
  return <title>{titleWithCount(screen === undefined ? APP : `${screen}, ${APP}`, useUnreadCount())}</title>;
}
