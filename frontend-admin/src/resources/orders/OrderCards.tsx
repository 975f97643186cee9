import { Box } from '@mui/material';
import type { Order } from '#libs/contracts/order';
import { formatRand } from '#libs/domain/money';
import { CardList } from '../../shared/CardList';
import { schoolMoment } from '../../shared/school-moment';
import { unitsInWords } from './order-units';
import { OrderActions } from './OrderActions';
import { OrderLink } from './OrderLink';
import { OrderStatusBadge } from './OrderStatusBadge';

const quiet = { color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' } as const;

export function OrderCards() {
  return (
    <CardList<Order>
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
