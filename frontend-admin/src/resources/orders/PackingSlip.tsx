import { Box, GlobalStyles } from '@mui/material';
import { createPortal } from 'react-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { school } from '#libs/school/school';
import { schoolMoment } from '../../shared/school-moment';
import { unitsOf } from './order-units';

const SLIP_CLASS = 'packing-slip';

interface PackingSlipProps {
  order: OrderRecord;
}

/**
 * What goes into the parcel, on paper: where it goes and what is in it, with a box to tick; no prices. On screens it is
 * not there.
 */
export function PackingSlip({ order }: PackingSlipProps) {
  const { orderNumber, createdAt, customerName, customerPhone, shippingAddress, trackingNumber, items } = order;
  return createPortal(
    <Box className={SLIP_CLASS} aria-hidden="true" sx={slipSx}>
      <GlobalStyles styles={onPaper} />
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
          </>
        )}
      </p>
      <div className="ship">
        <span>Ship to</span>
        <p>{[customerName, shippingAddress, customerPhone].filter(Boolean).join('\n')}</p>
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
            <td colSpan={3}>Together</td>
            <td>{unitsOf(items)}</td>
          </tr>
        </tfoot>
      </table>
    </Box>,
    document.body,
  );
}

const onPaper = {
  [`.${SLIP_CLASS}`]: { display: 'none' },
  '@media print': {
    '@page': { size: 'A4 portrait', margin: '16mm' },
    'body > *': { display: 'none !important' },
    [`body > .${SLIP_CLASS}`]: { display: 'block !important' },
    'html, body': { background: '#FFF !important', overflow: 'visible !important' },
  },
};

/** Black on white, whatever the screen's colours are. */
const slipSx = {
  color: '#000',
  fontSize: '11pt',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& p': { m: 0, mb: '6mm' },
  '& .head': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8mm',
    pb: '3mm',
    mb: '8mm',
    borderBottom: '1.5pt solid #000',
  },
  '& .title': { fontSize: '20pt', fontWeight: 700, mb: '1mm' },
  '& .ship': {
    p: '5mm',
    mb: '8mm',
    border: '1pt solid #000',
    fontSize: '13pt',
    '& p': { mb: 0, whiteSpace: 'pre-line' },
    '& span': { fontSize: '10pt' },
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& th, & td': { py: '2.5mm', pr: '4mm', borderBottom: '.5pt solid #888', verticalAlign: 'top' },
  '& th:last-child, & td:last-child': { textAlign: 'right', pr: 0 },
  '& tr': { breakInside: 'avoid' },
  '& tfoot td': { fontWeight: 700, borderBottom: 0 },
  '& tbody td:first-of-type': { width: '20mm', fontSize: '14pt', lineHeight: 1.1 },
} as const;
