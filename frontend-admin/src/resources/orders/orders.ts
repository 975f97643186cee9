import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Order } from '#libs/contracts/order';
import { OrdersIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and, over it, the details that the address names (spec 3 section 2). */
export const orders = {
  name: 'orders' satisfies AdminScreen,
  list: screen(async () => (await import('./OrdersScreen')).OrdersScreen),
  icon: OrdersIcon,
  recordRepresentation: (record: Order) => record.orderNumber,
} satisfies ResourceProps;
