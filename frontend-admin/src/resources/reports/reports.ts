import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { ReportsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** What the school's books come to: no list, and what its reports show (CONTRACT section 8). */
export const reports = {
  name: 'reports' satisfies AdminScreen,
  list: screen(async () => (await import('./ReportsScreen')).ReportsScreen),
  icon: ReportsIcon,
} satisfies ResourceProps;
