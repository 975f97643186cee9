import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { ROW_LINK } from '../../shared/whole-row';
import { ORDERS } from './order-write';

/** An order's number, which opens its details over the list. */
export function OrderLink({ id, orderNumber }: Pick<OrderRecord, 'id' | 'orderNumber'>) {
  const { showPath } = useFormMode(ORDERS);
  return (
    <Link
      {...ROW_LINK}
      component={RouterLink}
      to={showPath(id)}
      color="inherit"
      underline="hover"
      variant="medium"
      noWrap
    >
      {orderNumber}
    </Link>
  );
}
