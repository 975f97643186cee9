import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { User } from '#libs/contracts/generated/api';
import { PersonIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/**
 * One screen serves the list and both forms: the form stands above the list when it is asked for (spec 3 section 2).
 */
export const users = {
  name: 'users' satisfies AdminScreen,
  list: screen(async () => (await import('./UsersScreen')).UsersScreen),
  icon: PersonIcon,
  recordRepresentation: (record: User) => record.username,
} satisfies ResourceProps;
