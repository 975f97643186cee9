import type { ResourceProps } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { InvoicesIcon } from '../../shared/icons';
import { screen } from '../../shared/screen';

/** Payments from a bank's CSV file: no list (CONTRACT section 8). */
export const bankStatement = {
  name: 'bank-statement' satisfies AdminScreen,
  list: screen(async () => (await import('./BankStatementScreen')).BankStatementScreen),
  icon: InvoicesIcon,
} satisfies ResourceProps;
