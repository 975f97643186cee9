import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { OrdersIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and, over it, the details that the address names (spec 3 section 2). */
export const orders = {
  name: 'orders' satisfies AdminScreen,
  list: screen(async () => (await import('./OrdersScreen')).OrdersScreen),
  icon: OrdersIcon,
  recordRepresentation: (record: OrderRecord) => record.orderNumber,
} satisfies ResourceProps;
