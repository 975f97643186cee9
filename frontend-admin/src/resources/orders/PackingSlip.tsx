import { GlobalStyles, styled } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { writtenPhone } from '#libs/domain/school-facts';
import { school } from '#libs/school/school';
import { color } from '#libs/design/tokens';
import { carrierName } from '#libs/domain/carrier-tracking';
import { schoolMoment } from '../../shared/school-moment';
import { unitsOf } from './order-units';

const SLIP_CLASS = 'packing-slip';

/**
 * Prints the slips of orders when asked to, instead of what the screen shows: that is printed by the browser's own
 * command. `slips` is drawn by whoever prints.
 */
export function usePackingSlips(): { slips: ReactNode; print: (orders: readonly OrderRecord[]) => void } {
  const [orders, setOrders] = useState<readonly OrderRecord[]>();
  useEffect(() => {
    if (!orders) return undefined;
    const done = () => setOrders(undefined);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [orders]);
  return { slips: orders && <PackingSlips orders={orders} />, print: setOrders };
}

/**
 * What goes into each parcel, on paper, a page or more for each order: where it goes and what is in it, with a box to
 * tick; no prices. On screens they are not there.
 */
function PackingSlips({ orders }: { orders: readonly OrderRecord[] }) {
  return createPortal(
    <div className={SLIP_CLASS} aria-hidden="true">
      <GlobalStyles styles={onPaper} />
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </div>,
    document.body,
  );
}

function PackingSlip({ order }: { order: OrderRecord }) {
  const {
    orderNumber,
    createdAt,
    customerName,
    customerPhone,
    shippingAddress,
    delivery,
    trackingNumber,
    carrier,
    items,
  } = order;
  return (
    <Slip>
      <div className="head">
        <b>{school.name}</b>
        <span>
          {school.phone.display}, {school.email}
        </span>
      </div>
      <p className="title">Packing slip</p>
      <p>
        Order {orderNumber}, {schoolMoment(createdAt)}
        {trackingNumber && (
          <>
            <br />
            Tracking number {trackingNumber}
            {carrier && `, ${carrierName(carrier)}`}
          </>
        )}
      </p>
      <div className="ship">
        <span>{delivery?.name ?? 'Ship to'}</span>
        <p>
          {[customerName, shippingAddress, customerPhone && writtenPhone(customerPhone)].filter(Boolean).join('\n')}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th>Packed</th>
            <th>Item</th>
            <th>Size</th>
            <th>Quantity</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, productName, selectedSize, sizeNotGiven, quantity }) => (
            <tr key={id}>
              <td>☐</td>
              <td>{productName}</td>
              <td>{sizeNotGiven ? 'Not given: ask the customer' : selectedSize}</td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>Total</td>
            <td>{unitsOf(items)}</td>
          </tr>
        </tfoot>
      </table>
    </Slip>
  );
}

const onPaper = {
  [`.${SLIP_CLASS}`]: { display: 'none' },
  '@media print': {
    '@page': { size: 'A4 portrait', margin: '16mm' },
    'body > *': { display: 'none !important' },
    [`body > .${SLIP_CLASS}`]: { display: 'block !important' },
    'html, body': { background: `${color.paper.card} !important`, overflow: 'visible !important' },
  },
};

/** Black on white, whatever the screen's colours are. */
const Slip = styled('div')(({ theme }) => ({
  color: theme.palette.common.black,
  fontSize: '11pt',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& + &': { breakBefore: 'page' },
  '& p': { margin: 0, marginBottom: '6mm' },
  '& .head': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8mm',
    paddingBottom: '3mm',
    marginBottom: '8mm',
    borderBottom: '1.5pt solid',
  },
  '& .title': { fontSize: '20pt', fontWeight: 700, marginBottom: '1mm' },
  '& .ship': {
    padding: '5mm',
    marginBottom: '8mm',
    border: '1pt solid',
    fontSize: '13pt',
    '& p': { marginBottom: 0, whiteSpace: 'pre-line' },
    '& span': { fontSize: '10pt' },
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& th, & td': {
    paddingBlock: '2.5mm',
    paddingRight: '4mm',
    borderBottom: `.5pt solid ${color.subtle}`,
    verticalAlign: 'top',
  },
  '& th:last-child, & td:last-child': { textAlign: 'right', paddingRight: 0 },
  '& tr': { breakInside: 'avoid' },
  '& tfoot td': { fontWeight: 700, borderBottom: 0 },
  '& tbody td:first-of-type': { width: '20mm', fontSize: '14pt', lineHeight: 1.1 },
}));
