import { Button, Link, Skeleton, styled, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { ORDER_CORRECTION_WORDS, orderStatusWord } from '#libs/contracts/order';
import { carrierName, trackingLink } from '#libs/domain/carrier-tracking';
import { mailtoLink } from '#libs/domain/email-address';
import { formatRand } from '#libs/domain/money';
import { writtenPhone } from '#libs/domain/school-facts';
import { CopyButton } from '../../shared/CopyButton';
import { DialogSection } from '../../shared/dialog-parts';
import { callLink } from '../../shared/phone-links';
import { Column, Columns, Row, WrittenText } from '../../shared/layout-parts';
import { schoolMoment } from '../../shared/school-moment';
import { useDialog } from '../../shared/use-dialog';
import { OrderItems } from './OrderItems';
import { OrderMoneySection } from './OrderMoneySection';
import { OrderStatusBadge } from './OrderStatusBadge';
import { CORRECTION_DIALOG, type ShownOrder } from './order-write';

const CorrectOrderDialog = lazy(() =>
  import('./CorrectOrderDialog').then((module) => ({ default: module.CorrectOrderDialog })),
);

/** Who ordered what, where it goes, and the steps it took (spec 3 section 3). */
export function OrderDetails({ order }: { order: ShownOrder }) {
  return (
    <Column gap={3}>
      <Row gap={1.5} rowGap={1} wrap>
        <Typography variant="recordTitle">{order.orderNumber}</Typography>
        <CopyButton text={order.orderNumber} label="Copy order number" />
        <OrderStatusBadge {...order} />
        <Typography variant="secondary">{schoolMoment(order.createdAt)}</Typography>
      </Row>
      <SectionPair gap={3}>
        <DialogSection title="Customer" action={<CorrectButton order={order} />}>
          <Customer {...order} />
        </DialogSection>
        <DialogSection
          title={order.shippingAddress === '' ? 'Delivery' : 'Shipping address'}
          action={order.shippingAddress !== '' && <CopyButton text={order.shippingAddress} label="Copy address" />}
        >
          <WrittenText>{order.shippingAddress || order.delivery?.name}</WrittenText>
        </DialogSection>
      </SectionPair>
      <DialogSection title="Items">
        <OrderItems items={order.items} />
        {order.delivery && (
          <DeliveryLine>
            <span>{order.delivery.name}</span>
            <span>{order.delivery.price === 0 ? 'Free' : formatRand(order.delivery.price)}</span>
          </DeliveryLine>
        )}
        <Total>
          <span>Total</span>
          <span>{formatRand(order.totalAmount)}</span>
        </Total>
      </DialogSection>
      <OrderMoneySection order={order} />
      {order.internalNote && (
        <DialogSection title="Internal note">
          <WrittenText>{order.internalNote}</WrittenText>
        </DialogSection>
      )}
      <SectionPair gap={3}>
        <DialogSection title="History">
          <OrderHistory {...order} />
        </DialogSection>
        <DialogSection
          title="Tracking number"
          action={
            order.trackingNumber !== null && <CopyButton text={order.trackingNumber} label="Copy tracking number" />
          }
        >
          <Tracking {...order} />
        </DialogSection>
      </SectionPair>
    </Column>
  );
}

function Customer({ customerName, customerEmail, customerPhone, orderNumber }: ShownOrder) {
  const phone = writtenPhone(customerPhone ?? '');
  const call = callLink(phone);
  return (
    <Column gap={0.5} align="start">
      <Typography variant="medium">{customerName}</Typography>
      <Link href={mailtoLink(customerEmail, `Order ${orderNumber}`)}>{customerEmail}</Link>
      {call ? (
        <Link href={call}>{phone}</Link>
      ) : (
        <Typography variant="secondary">{phone || 'No phone number'}</Typography>
      )}
    </Column>
  );
}

/** The number, which leads to the carrier's page where that is known, and the carrier. */
function Tracking({ trackingNumber, carrier }: ShownOrder) {
  const link = trackingLink({ trackingNumber, carrier });
  return (
    <Column gap={0.25} align="start">
      {link === null ? (
        (trackingNumber ?? (
          <Typography variant="secondary" component="span">
            None
          </Typography>
        ))
      ) : (
        <Link href={link} target="_blank" rel="noopener">
          {trackingNumber}
        </Link>
      )}
      {carrier !== null && <Typography variant="caption">{carrierName(carrier)}</Typography>}
    </Column>
  );
}

function CorrectButton({ order }: { order: ShownOrder }) {
  const { isOpen, open, close } = useDialog(CORRECTION_DIALOG);
  return (
    <>
      {/* What it begins with comes with the order's details. */}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={order.corrections === undefined}
        onClick={() => open()}
      >
        Correct
      </Button>
      {isOpen && order.corrections && (
        <Suspense>
          <CorrectOrderDialog order={order} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The steps of an order and what was corrected, the oldest first: when, what, and who of the staff did it. */
function OrderHistory({ history, corrections, delivery }: Pick<ShownOrder, 'history' | 'corrections' | 'delivery'>) {
  if (!history || !corrections) return <Skeleton height={44} />;
  const entries = [
    ...history.map(({ from, to, at, by }) => ({
      what: from === null ? 'Order placed' : `${orderStatusWord(from, delivery)} to ${orderStatusWord(to, delivery)}`,
      at,
      by,
    })),
    ...corrections.map(({ fields, at, by }) => ({
      what: `Corrected: ${fields.map((field) => ORDER_CORRECTION_WORDS[field]).join(', ')}`,
      at,
      by,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Column gap={1} as="ol">
      {entries.map(({ what, at, by }, index) => (
        <li key={index}>
          <Typography variant="medium" component="span">
            {what}
          </Typography>
          <Typography variant="caption">
            {schoolMoment(at)}
            {by !== null && `, ${by}`}
          </Typography>
        </li>
      ))}
    </Column>
  );
}

const DeliveryLine = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1.25),
}));

const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: theme.spacing(1.5),
  ...theme.typography.dialogTitle,
}));

/** Their heads share a row, so that what is below begins at one height, whether a head has a button or not. */
const SectionPair = styled(Columns)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    '& > section': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', alignItems: 'start', rowGap: 0 },
    '& > section > :first-child': { alignSelf: 'stretch' },
  },
}));
