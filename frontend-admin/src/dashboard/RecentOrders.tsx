import {
  Link,
  styled,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ORDER_MESSAGES } from '#libs/contracts/order';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { OrderStatusBadge } from '../resources/orders/OrderStatusBadge';
import { LongText, NoWrap, Row } from '../shared/layout-parts';
import { Moment } from '../shared/Moment';
import { ROW_LINK, clickableRow, clickableRowStyles } from '../shared/clickable-row';
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
      <OrderTable size="small" aria-label="Recent orders">
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
            <OrderRow key={order.id} {...clickableRow}>
              <TableCell>
                <OrderNumber {...order} />
              </TableCell>
              <TableCell>
                <LongText>{order.customerName}</LongText>
              </TableCell>
              <TableCell>
                <Typography variant="secondary">
                  <Moment at={order.createdAt} />
                </Typography>
              </TableCell>
              <TableCell>
                <OrderStatusBadge {...order} />
              </TableCell>
              <TableCell align="right">
                <NoWrap>{formatRand(order.totalAmount)}</NoWrap>
              </TableCell>
            </OrderRow>
          ))}
        </TableBody>
      </OrderTable>
    </TableContainer>
  );
}

/** On a phone: two lines each. */
function OrderLines({ orders }: OrdersProps) {
  return (
    <ul>
      {orders.map((order) => (
        <OrderLine key={order.id} {...clickableRow}>
          <OrderNumber {...order} />
          <Row justify="end">
            <OrderStatusBadge {...order} />
          </Row>
          <Typography variant="secondary" component={LongText}>
            {order.customerName}, <Moment at={order.createdAt} />
          </Typography>
          <Row justify="end">{formatRand(order.totalAmount)}</Row>
        </OrderLine>
      ))}
    </ul>
  );
}

function OrderNumber({ id, orderNumber }: OrderRecord) {
  return (
    <Link {...ROW_LINK} component={RouterLink} to={`/orders/${id}/show`} underline="hover" variant="medium" noWrap>
      {orderNumber}
    </Link>
  );
}

const OrderTable = styled(Table)(({ theme }) => ({
  '& :is(th, td):last-of-type': { paddingRight: theme.spacing(2.25) },
}));

const OrderRow = styled(TableRow)(({ theme }) => ({
  ...clickableRowStyles(theme),
  '&:last-of-type td': { borderBottom: 0 },
}));

const OrderLine = styled('li')(({ theme }) => ({
  ...clickableRowStyles(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: theme.spacing(0.5),
  alignItems: 'center',
  paddingInline: theme.spacing(2.25),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.palette.rowLine}`,
  '&:first-of-type': { borderTop: 0 },
}));
