import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { HistoryIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** Who did what: read alone, and never changed. */
export const activity = {
  name: 'activity' satisfies AdminScreen,
  list: screen(async () => (await import('./ActivityScreen')).ActivityScreen),
  icon: HistoryIcon,
} satisfies ResourceProps;
