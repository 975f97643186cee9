import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  styled,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { ORDER_MESSAGES, ORDER_RULES } from '#libs/contracts/order';
import type { ChangeOrderDto, OrderRecord } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { paidByStatus } from '#libs/domain/order-money';
import { type OrderStatus, ORDER_STATUSES } from '#libs/domain/order';
import type { ChangeMeta } from '../../data-provider';
import { BusyButton } from '../../shared/BusyButton';
import { Refusal } from '../../shared/notices';
import { LeaveGuard } from '../../shared/UnsavedGuard';
import { Row } from '../../shared/layout-parts';
import { useWrite } from '../../shared/use-write';
import { OrderStatusBadge } from './OrderStatusBadge';
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
  const isSaved = useRef(false);
  const status = chosen ?? order.status;
  const trackingNumber = typed ?? order.trackingNumber ?? '';
  const [isPaid, setPaid] = useState(true);
  const asksForPayment = paidByStatus(order, status) > 0;
  const change = changeOf(order, status, trackingNumber, asksForPayment && !isPaid);

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
          <StatusChoice current={order.status} chosen={status} onChoose={setChosen} />
          {status === 'shipped' && (
            <TextField
              label="Tracking number (optional)"
              value={trackingNumber}
              onChange={(event) => setTyped(event.target.value)}
              sx={{ mt: 1.5 }}
              slotProps={{ htmlInput: { maxLength: ORDER_RULES.trackingNumber.maxLength, autoComplete: 'off' } }}
            />
          )}
          {asksForPayment && (
            <FormControlLabel
              control={<Checkbox checked={isPaid} onChange={(_event, checked) => setPaid(checked)} />}
              label={`It is paid: record ${formatRand(paidByStatus(order, status))}`}
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
        isDirty={trackingNumber !== (order.trackingNumber ?? '')}
        mayLeave={() => isSaved.current}
        dialog={dialog}
      />
    </Dialog>
  );
}

/** What is to be sent; undefined while nothing is changed. The tracking number goes along only where it can be seen. */
function changeOf(
  order: OrderRecord,
  status: OrderStatus,
  trackingNumber: string,
  isStillOpen: boolean,
): ChangeOrderDto | undefined {
  const tracking = trackingNumber.trim() || null;
  const isTracked = status === 'shipped' && tracking !== order.trackingNumber;
  if (status === order.status && !isTracked) return undefined;
  return {
    ...(status !== order.status && { status }),
    ...(isStillOpen && { paid: false }),
    ...(isTracked && { trackingNumber: tracking }),
  };
}

interface StatusChoiceProps {
  current: OrderStatus;
  chosen: OrderStatus;
  onChoose: (status: OrderStatus) => void;
}

/** The five statuses; the focus begins at the one that the order has. */
function StatusChoice({ current, chosen, onChoose }: StatusChoiceProps) {
  return (
    <RadioGroup
      aria-label="Status"
      name="status"
      value={chosen}
      onChange={(_event, value) => onChoose(value as OrderStatus)}
    >
      {ORDER_STATUSES.map((status) => (
        <FormControlLabel
          key={status}
          value={status}
          control={<Radio autoFocus={status === current} />}
          label={
            <Row gap={1} as="span">
              <OrderStatusBadge status={status} />
              {status === current && (
                <Typography variant="caption" component="span">
                  now
                </Typography>
              )}
            </Row>
          }
        />
      ))}
    </RadioGroup>
  );
}

const Form = styled('form')({ display: 'contents' });

const About = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
