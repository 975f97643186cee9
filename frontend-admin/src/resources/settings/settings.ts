import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { SettingsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** No list of records: what the school says of itself, section by section. */
export const settings = {
  name: 'settings' satisfies AdminScreen,
  list: screen(async () => (await import('./SettingsScreen')).SettingsScreen),
  icon: SettingsIcon,
} satisfies ResourceProps;
