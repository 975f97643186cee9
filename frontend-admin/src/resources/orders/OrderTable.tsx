import { Box } from '@mui/material';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { schoolMoment } from '../../shared/school-moment';
import { unitsInWords } from './order-units';
import { OrderActions } from './OrderActions';
import { OrderLink } from './OrderLink';
import { OrderStatusBadge } from './OrderStatusBadge';

const quiet = { color: 'text.secondary', fontSize: 13 } as const;

const COLUMNS: RecordColumn<OrderRecord>[] = [
  {
    label: 'Order #',
    sortBy: 'orderNumber',
    render: (order) => (
      <>
        <OrderLink {...order} />
        <Box sx={quiet}>{unitsInWords(order)}</Box>
      </>
    ),
  },
  {
    label: 'Customer',
    sortBy: 'customerName',
    render: ({ customerName, customerEmail }) => (
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
        {customerName}
        <Box sx={quiet}>{customerEmail}</Box>
      </Box>
    ),
  },
  {
    label: 'Date',
    sortBy: 'createdAt',
    render: ({ createdAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{schoolMoment(createdAt)}</Box>,
  },
  { label: 'Total', sortBy: 'totalAmount', align: 'right', render: ({ totalAmount }) => formatRand(totalAmount) },
  { label: 'Status', sortBy: 'status', render: ({ status }) => <OrderStatusBadge status={status} /> },
  { label: 'Actions', align: 'right', render: (order) => <OrderActions order={order} /> },
];

export function OrderTable() {
  return <RecordTable columns={COLUMNS} isDimmed={() => false} />;
}
