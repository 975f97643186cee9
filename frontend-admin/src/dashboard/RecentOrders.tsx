import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ORDER_MESSAGES } from '#libs/contracts/order';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { OrderStatusBadge } from '../resources/orders/OrderStatusBadge';
import { Moment } from '../shared/Moment';
import { usePalette } from '../shared/use-palette';
import { ROW_LINK, wholeRow, wholeRowSx } from '../shared/whole-row';
import { WorkCard, WorkRows } from './WorkCard';

const SHOWN = 6;

/** What was ordered last. */
export function RecentOrders() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, refetch } = useGetList<OrderRecord>('orders', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <WorkCard title="Recent orders" more="All orders" to="/orders">
      <WorkRows
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        failed="Failed to fetch orders"
        none={ORDER_MESSAGES.none}
        most={SHOWN}
      >
        {(orders) => (isNarrow ? <OrderLines orders={orders} /> : <OrderRows orders={orders} />)}
      </WorkRows>
    </WorkCard>
  );
}

interface OrdersProps {
  orders: readonly OrderRecord[];
}

function OrderRows({ orders }: OrdersProps) {
  return (
    <TableContainer>
      <Table size="small" aria-label="Recent orders" sx={{ '& :is(th, td):last-of-type': { pr: 2.25 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Order #</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Date</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.id} {...wholeRow} sx={{ ...wholeRowSx, '&:last-of-type td': { borderBottom: 0 } }}>
              <TableCell>
                <OrderNumber {...order} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{order.customerName}</TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>
                <Moment at={order.createdAt} />
              </TableCell>
              <TableCell>
                <OrderStatusBadge status={order.status} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatRand(order.totalAmount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** On a phone: two lines each. */
function OrderLines({ orders }: OrdersProps) {
  const palette = usePalette();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {orders.map((order) => (
        <Box
          component="li"
          key={order.id}
          {...wholeRow}
          sx={{
            ...wholeRowSx,
            display: 'grid',
            gridTemplateColumns: 'minmax(0,1fr) auto',
            gap: 0.5,
            alignItems: 'center',
            px: 2.25,
            py: 1.5,
            borderTop: `1px solid ${palette.rowLine}`,
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <OrderNumber {...order} />
          <Box sx={{ justifySelf: 'end' }}>
            <OrderStatusBadge status={order.status} />
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {order.customerName}, <Moment at={order.createdAt} />
          </Box>
          <Box sx={{ justifySelf: 'end' }}>{formatRand(order.totalAmount)}</Box>
        </Box>
      ))}
    </Box>
  );
}

function OrderNumber({ id, orderNumber }: OrderRecord) {
  return (
    <Link
      {...ROW_LINK}
      component={RouterLink}
      to={`/orders/${id}/show`}
      underline="hover"
      sx={{ fontWeight: 550, whiteSpace: 'nowrap' }}
    >
      {orderNumber}
    </Link>
  );
}
