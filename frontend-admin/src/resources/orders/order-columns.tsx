import { Box, Typography, IconButton, Tooltip, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { useFormMode } from '../../shared/form-mode';
import { ChangeIcon, DeleteIcon, EyeIcon } from '../../shared/icons';
import { EmailText, NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { OrderPaymentBadge } from './OrderPaymentBadge';
import { OrderStatusBadge } from './OrderStatusBadge';
import { OrderStatusDialog } from './OrderStatusDialog';
import { unitsInWords } from './order-units';
import { ORDERS } from './order-write';
import { ROW_LINK } from '../../shared/clickable-row';

export const ORDER_COLUMNS: RecordColumn<OrderRecord>[] = [
  {
    label: 'Order #',
    sortBy: 'orderNumber',
    render: (order) => (
      <>
        <OrderLink {...order} />
        <Typography variant="caption">{unitsInWords(order)}</Typography>
      </>
    ),
    card: 'title',
    onCard: (order) => <OrderLink {...order} />,
  },
  {
    label: 'Customer',
    sortBy: 'customerName',
    render: ({ customerName, customerEmail }) => (
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
        {customerName}
        <Typography variant="caption">
          <EmailText>{customerEmail}</EmailText>
        </Typography>
      </Box>
    ),
    card: 'line',
  },
  {
    label: 'Date',
    sortBy: 'createdAt',
    render: ({ createdAt }) => <NoWrap>{schoolMoment(createdAt)}</NoWrap>,
    card: 'quiet',
    onCard: (order) => `${schoolMoment(order.createdAt)}, ${unitsInWords(order)}`,
  },
  {
    label: 'Total',
    sortBy: 'totalAmount',
    align: 'right',
    render: ({ totalAmount }) => formatRand(totalAmount),
    card: 'foot',
    onCard: ({ totalAmount }) => <Typography variant="strong">{formatRand(totalAmount)}</Typography>,
  },
  {
    label: 'Payment',
    render: (order) => <OrderPaymentBadge {...order} />,
    card: 'line',
    // Beside the number, "Ready to collect" would have no room on a phone.
    onCard: (order) => (
      <Row gap={1} rowGap={0.5} wrap>
        <OrderStatusBadge {...order} />
        <OrderPaymentBadge {...order} />
      </Row>
    ),
  },
  { label: 'Status', sortBy: 'status', render: (order) => <OrderStatusBadge {...order} /> },
  { label: 'Actions', align: 'right', render: (order) => <OrderActions order={order} />, card: 'actions' },
];

/** View, change status, delete (spec 3 section 2). */
function OrderActions({ order }: { order: OrderRecord }) {
  const { showPath } = useFormMode(ORDERS);
  const dialog = `order-${order.id}`;
  const { shown, open, close } = useDialog(dialog);
  return (
    <Row justify="end">
      <Tooltip title="View">
        <IconButton component={RouterLink} to={showPath(order.id)} aria-label={`View ${order.orderNumber}`}>
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

/** An order's number, which opens its details over the list. */
function OrderLink({ id, orderNumber }: Pick<OrderRecord, 'id' | 'orderNumber'>) {
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
