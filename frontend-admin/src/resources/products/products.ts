import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { ProductRecord } from '#libs/contracts/generated/api';
import { ProductsIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** One screen serves the list and, over it, the form that the address asks for (spec 3 section 2). */
export const products = {
  name: 'products' satisfies AdminScreen,
  list: screen(async () => (await import('./ProductsScreen')).ProductsScreen),
  icon: ProductsIcon,
  recordRepresentation: (record: ProductRecord) => record.name,
} satisfies ResourceProps;
