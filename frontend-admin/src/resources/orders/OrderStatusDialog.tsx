import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  styled,
  TextField,
  MenuItem,
} from '@mui/material';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { ORDER_MESSAGES, ORDER_RULES } from '#libs/contracts/order';
import type { ChangeOrderDto, OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { paidByStatus } from '#libs/domain/order-money';
import { type Carrier, CARRIERS } from '#libs/domain/carrier';
import { carrierName } from '#libs/domain/carrier-tracking';
import { needsAddress } from '#libs/domain/delivery';
import type { OrderStatus } from '#libs/domain/order';
import type { ChangeMeta } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { Refusal } from '../../shared/notices';
import { LeaveGuard } from '../../shared/LeaveGuard';
import { Columns } from '../../shared/layout-parts';
import { useWrite } from '../../shared/use-write';
import { OrderStatusChoice } from './OrderStatusChoice';
import { consequenceOfStatus } from './order-consequence';
import { ORDERS, STATUS_CHANGE, useOrder } from './order-write';

interface OrderStatusDialogProps {
  /** As the list shows it. */
  order: OrderRecord;
  /** Its name in the address. */
  dialog: string;
  onClose: () => void;
}

/** Sets any status, and says before what it does; a shipped order may carry a tracking number (spec 3 section 4). */
export function OrderStatusDialog({ order: listed, dialog, onClose }: OrderStatusDialogProps) {
  const titleId = useId();
  // Of the list's copy, or of one from before one's own last change, the server would say that it has changed since.
  const { data: order = listed, isFetching } = useOrder(listed.id);
  const { run, isBusy, refusal } = useWrite(STATUS_CHANGE);
  const [chosen, setChosen] = useState<OrderStatus>();
  const [typed, setTyped] = useState<string>();
  const [chosenCarrier, setChosenCarrier] = useState<Carrier | null>();
  const isSaved = useRef(false);
  const status = chosen ?? order.status;
  const trackingNumber = typed ?? order.trackingNumber ?? '';
  const carrier = chosenCarrier === undefined ? order.carrier : chosenCarrier;
  const [saidPaid, setPaid] = useState<boolean>();
  // What was refunded in part is not paid again by going on: nobody was asked for it.
  const isPaid = saidPaid ?? order.refundedAmount === 0;
  // What is collected has none.
  const isParcel = status === 'shipped' && (needsAddress(order.delivery) || order.trackingNumber !== null);
  const asksForPayment = paidByStatus(order, status) > 0;
  const change = changeOf(
    order,
    status,
    { trackingNumber: trackingNumber.trim() || null, carrier },
    asksForPayment && !isPaid,
  );

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!change) return;
    // Refused when a colleague was faster: the dialog then shows the order as it is now, to be decided about again.
    const meta: ChangeMeta = { readAt: order.updatedAt };
    const onDone = () => {
      isSaved.current = true;
      onClose();
    };
    void run((api) => api.update(ORDERS, { id: order.id, data: change, previousData: order, meta }), { onDone });
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Update Order Status</DialogTitle>
        <DialogContent>
          <About>
            {order.orderNumber}, {order.customerName}
          </About>
          <OrderStatusChoice
            current={order.status}
            deliveries={[order.delivery]}
            chosen={status}
            onChoose={setChosen}
          />
          {isParcel && (
            <Parcel count={2} gap={1.5}>
              <TextField
                label="Tracking number (optional)"
                value={trackingNumber}
                onChange={(event) => setTyped(event.target.value)}
                helperText={replacedNumber(order, trackingNumber)}
                slotProps={{
                  // Within the field it would be cut off.
                  inputLabel: { shrink: true },
                  htmlInput: { maxLength: ORDER_RULES.trackingNumber.maxLength, autoComplete: 'off' },
                }}
              />
              <TextField
                select
                label="Carrier (optional)"
                value={carrier ?? ''}
                onChange={(event) => setChosenCarrier((event.target.value || null) as Carrier | null)}
                slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              >
                <MenuItem value="">Other or none</MenuItem>
                {CARRIERS.map((one) => (
                  <MenuItem key={one} value={one}>
                    {carrierName(one)}
                  </MenuItem>
                ))}
              </TextField>
            </Parcel>
          )}
          {asksForPayment && (
            <FormControlLabel
              control={<Checkbox checked={isPaid} onChange={(_event, checked) => setPaid(checked)} />}
              label={`Paid: record ${formatRand(paidByStatus(order, status))}`}
            />
          )}
          <Box role="status" sx={{ mt: 1.5 }}>
            {consequenceOfStatus(order, status)}
          </Box>
          <Refusal refusal={refusal} otherwise={ORDER_MESSAGES.updateFailed} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" loading={isBusy} disabled={!change || isFetching}>
            Update Status
          </BusyButton>
        </DialogActions>
      </Form>
      <LeaveGuard
        isDirty={trackingNumber !== (order.trackingNumber ?? '') || carrier !== order.carrier}
        mayLeave={() => isSaved.current}
        dialog={dialog}
      />
    </Dialog>
  );
}

/** What is to be sent; undefined while nothing is changed. What is said of the parcel goes along only where it
 * can be seen. */
function changeOf(
  order: OrderRecord,
  status: OrderStatus,
  parcel: Pick<OrderRecord, 'trackingNumber' | 'carrier'>,
  isStillOpen: boolean,
): ChangeOrderDto | undefined {
  const isTracked =
    status === 'shipped' && (parcel.trackingNumber !== order.trackingNumber || parcel.carrier !== order.carrier);
  if (status === order.status && !isTracked) return undefined;
  return {
    ...(status !== order.status && { status }),
    ...(isStillOpen && { paid: false }),
    ...(isTracked && parcel),
  };
}

/** A colleague may have given the order its number since the dialog was opened. */
function replacedNumber({ trackingNumber: current }: OrderRecord, typed: string): string | undefined {
  return current && current !== typed.trim() ? `In place of ${current}` : undefined;
}

const Parcel = styled(Columns)(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

const Form = styled('form')({ display: 'contents' });

const About = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
