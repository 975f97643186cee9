import { Box, Typography } from '@mui/material';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { NoWrap } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { schoolMoment } from '../../shared/school-moment';
import { unitsInWords } from './order-units';
import { OrderActions } from './OrderActions';
import { OrderLink } from './OrderLink';
import { OrderStatusBadge } from './OrderStatusBadge';

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
        <Typography variant="caption">{customerEmail}</Typography>
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
  { label: 'Status', sortBy: 'status', render: ({ status }) => <OrderStatusBadge status={status} />, card: 'badge' },
  { label: 'Actions', align: 'right', render: (order) => <OrderActions order={order} />, card: 'actions' },
];
