import { IconButton, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { useFormMode } from '../../shared/form-mode';
import { ChangeIcon, DeleteIcon, EyeIcon } from '../../shared/icons';
import { Row } from '../../shared/layout-parts';
import { useDialog } from '../../shared/use-dialog';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { OrderStatusDialog } from './OrderStatusDialog';
import { ORDERS } from './order-write';

/** View, change status, delete (spec 3 section 2). */
export function OrderActions({ order }: { order: OrderRecord }) {
  const { showPath } = useFormMode(ORDERS);
  const dialog = `order-${order.id}`;
  const { shown, open, close } = useDialog(dialog);
  return (
    <Row justify="end">
      <Tooltip title="View">
        <IconButton component={Link} to={showPath(order.id)} aria-label={`View ${order.orderNumber}`}>
          <EyeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Change status">
        <IconButton aria-label={`Change status of ${order.orderNumber}`} onClick={() => open('status')}>
          <ChangeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${order.orderNumber}`} onClick={() => open('delete')}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      {shown === 'status' && <OrderStatusDialog order={order} dialog={dialog} onClose={close} />}
      {shown === 'delete' && <DeleteOrderDialog order={order} onClose={close} />}
    </Row>
  );
}
