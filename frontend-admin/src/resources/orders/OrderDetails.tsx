import { Box, Link, Skeleton } from '@mui/material';
import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import type { OrderStatusChangeView } from '#libs/contracts/generated/api';
import { mailtoLink } from '#libs/domain/email-address';
import { formatRand } from '#libs/domain/money';
import { CopyButton } from '../../shared/CopyButton';
import { DialogSection } from '../../shared/DialogSection';
import { callLink } from '../../shared/call-link';
import { schoolMoment } from '../../shared/school-moment';
import { OrderItems } from './OrderItems';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { ShownOrder } from './use-order';

/** Who ordered what, where it goes, and the steps it took (spec 3 section 3). */
export function OrderDetails({ order }: { order: ShownOrder }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <Box sx={{ fontSize: 19, fontWeight: 650 }}>{order.orderNumber}</Box>
        <CopyButton text={order.orderNumber} label="Copy order number" />
        <OrderStatusBadge status={order.status} />
        <Box sx={{ color: 'text.secondary' }}>{schoolMoment(order.createdAt)}</Box>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
      >
        <DialogSection title="Customer">
          <Customer {...order} />
        </DialogSection>
        <DialogSection
          title="Shipping address"
          action={<CopyButton text={order.shippingAddress} label="Copy address" />}
        >
          <Box sx={{ whiteSpace: 'pre-line' }}>{order.shippingAddress}</Box>
        </DialogSection>
      </Box>
      <DialogSection title="Items">
        <OrderItems items={order.items} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 1.5, fontSize: 16, fontWeight: 650 }}>
          <span>Total</span>
          <span>{formatRand(order.totalAmount)}</span>
        </Box>
      </DialogSection>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
      >
        <DialogSection title="History">
          <OrderHistory history={order.history} />
        </DialogSection>
        <DialogSection
          title="Tracking number"
          action={
            order.trackingNumber !== null && <CopyButton text={order.trackingNumber} label="Copy tracking number" />
          }
        >
          {order.trackingNumber ?? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              None
            </Box>
          )}
        </DialogSection>
      </Box>
    </Box>
  );
}

function Customer({ customerName, customerEmail, customerPhone, orderNumber }: ShownOrder) {
  const call = customerPhone === null ? undefined : callLink(customerPhone);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ fontWeight: 550 }}>{customerName}</Box>
      <Link href={mailtoLink(customerEmail, `Order ${orderNumber}`)}>{customerEmail}</Link>
      {call ? (
        <Link href={call}>{customerPhone}</Link>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{customerPhone ?? 'No phone number'}</Box>
      )}
    </Box>
  );
}

interface OrderHistoryProps {
  /** Missing while it loads. */
  history: readonly OrderStatusChangeView[] | undefined;
}

/** The steps of an order, the oldest first: when, what, and who of the staff did it. */
function OrderHistory({ history }: OrderHistoryProps) {
  if (!history) return <Skeleton height={44} />;
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {history.map(({ from, to, at, by }, index) => (
        <li key={index}>
          <Box component="span" sx={{ fontWeight: 550 }}>
            {from === null ? 'Order placed' : `${ORDER_STATUS_WORDS[from]} to ${ORDER_STATUS_WORDS[to]}`}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {schoolMoment(at)}
            {by !== null && `, ${by}`}
          </Box>
        </li>
      ))}
    </Box>
  );
}
