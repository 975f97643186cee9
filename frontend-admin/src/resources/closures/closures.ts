import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Closure } from '#libs/contracts/generated/api';
import { ClosedDaysIcon } from '../../shared/icons';
import { closureTitle } from '../../shared/record-titles';
import { screen } from '../../shared/screen';

/** Closed days, and the public holidays of the next twelve months (CONTRACT section 5). */
export const closures = {
  name: 'closures' satisfies AdminScreen,
  list: screen(async () => (await import('./ClosuresScreen')).ClosuresScreen),
  icon: ClosedDaysIcon,
  recordRepresentation: (record: Closure) => closureTitle(record),
} satisfies ResourceProps;
