import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { SystemIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** No list of records: how the server does. */
export const system = {
  name: 'system' satisfies AdminScreen,
  list: screen(async () => (await import('./SystemScreen')).SystemScreen),
  icon: SystemIcon,
} satisfies ResourceProps;
