import { Box } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { ORDER_STATUSES } from '#libs/domain/order';
import { CardList } from '../../shared/CardList';
import { RecordList } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { StatusTabs } from '../../shared/StatusTabs';
import { useFormMode } from '../../shared/form-mode';
import { schoolMoment } from '../../shared/school-moment';
import { OrderActions } from './OrderActions';
import { OrderDetailsDialog } from './OrderDetailsDialog';
import { OrderLink } from './OrderLink';
import { OrderStatusBadge } from './OrderStatusBadge';
import { OrderTable } from './OrderTable';
import { unitsInWords } from './order-units';
import { ORDER_WORDS } from './order-words';
import { ORDERS } from './order-write';

/** Order management (spec 3 section 2): the newest first. */
export function OrdersScreen() {
  const { id, listPath } = useFormMode(ORDERS);
  const navigate = useNavigate();
  return (
    <>
      <ScreenActions />
      <RecordList
        resource={ORDERS}
        words={ORDER_WORDS}
        sort={{ field: 'createdAt', order: 'DESC' }}
        sortFields={['createdAt', 'orderNumber', 'customerName', 'totalAmount', 'status']}
        perPage={25}
        searchLabel="Search by order number, name or email"
        tabs={<OrderStatusTabs />}
        table={<OrderTable />}
        cards={<OrderCards />}
        cardsBelow="lg"
      />
      {id !== undefined && <OrderDetailsDialog key={id} id={id} onClose={(how) => void navigate(listPath, how)} />}
    </>
  );
}

const quiet = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const;

function OrderCards() {
  return (
    <CardList<OrderRecord>
      isDimmed={() => false}
      render={(order) => (
        <>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <OrderLink {...order} />
            <OrderStatusBadge status={order.status} />
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>{order.customerName}</Box>
          <Box sx={quiet}>{order.customerEmail}</Box>
          <Box sx={quiet}>
            {schoolMoment(order.createdAt)}, {unitsInWords(order)}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Box sx={{ flex: 1, fontWeight: 600 }}>{formatRand(order.totalAmount)}</Box>
            <OrderActions order={order} />
          </Box>
        </>
      )}
    />
  );
}

function OrderStatusTabs() {
  return <StatusTabs resource={ORDERS} statuses={ORDER_STATUSES} words={ORDER_STATUS_WORDS} hasAll />;
}
