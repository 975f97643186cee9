import { Box, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '#libs/contracts/order';
import { useFormMode } from '../../shared/form-mode';
import { ChangeIcon, DeleteIcon, EyeIcon } from '../../shared/icons';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { OrderStatusDialog } from './OrderStatusDialog';
import { ORDERS } from './order-write';

/** View, change status, delete (spec 3 section 2). */
export function OrderActions({ order }: { order: Order }) {
  const { showPath } = useFormMode(ORDERS);
  const [asked, setAsked] = useState<'status' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Tooltip title="View">
        <IconButton component={Link} to={showPath(order.id)} aria-label={`View ${order.orderNumber}`}><EyeIcon /></IconButton>
      </Tooltip>
      <Tooltip title="Change status">
        <IconButton aria-label={`Change status of ${order.orderNumber}`} onClick={() => setAsked('status')}><ChangeIcon /></IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${order.orderNumber}`} onClick={() => setAsked('delete')}><DeleteIcon /></IconButton>
      </Tooltip>
      {asked === 'status' && <OrderStatusDialog order={order} onClose={close} />}
      {asked === 'delete' && <DeleteOrderDialog order={order} onClose={close} />}
    </Box>
  );
}
