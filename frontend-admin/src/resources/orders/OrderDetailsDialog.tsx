import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useId } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { isNotFound } from '../../shared/failure';
import { CloseIcon, PrintIcon } from '../../shared/icons';
import { ListSkeleton } from '../../shared/ListSkeleton';
import { LoadProblem } from '../../shared/LoadProblem';
import { useDialog } from '../../shared/use-dialog';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { OrderDetails } from './OrderDetails';
import { OrderStatusDialog } from './OrderStatusDialog';
import { PackingSlip } from './PackingSlip';
import { useOrder } from './use-order';

interface OrderDetailsDialogProps {
  id: number;
  onClose: (how?: NavigateOptions) => void;
}

/** Everything about one order, over the list; its address opens it too. */
export function OrderDetailsDialog({ id, onClose }: OrderDetailsDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: known, error, refetch } = useOrder(id);
  const data = isNotFound(error) ? undefined : known;
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1, px: { xs: 2, sm: 3 }, fontSize: 17, fontWeight: 650 }}>
          Order Details
        </DialogTitle>
        <IconButton aria-label="Close" onClick={() => onClose()}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent dividers tabIndex={0} sx={{ p: { xs: 2, sm: 3 } }}>
        {data ? (
          <OrderDetails order={data} />
        ) : error ? (
          <LoadProblem
            error={error}
            title="Order could not be loaded."
            gone="This order does not exist any more."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading order..." />
        )}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2, flexWrap: 'wrap', gap: 1, '& > :not(style)': { ml: 0 } }}>
        {data && <OrderButtons order={data} onDeleted={() => onClose({ replace: true })} />}
        <Button variant="outlined" color="inherit" onClick={() => onClose()}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const DIALOG = 'order';

function OrderButtons({ order, onDeleted }: { order: OrderRecord; onDeleted: () => void }) {
  const { shown, open, close } = useDialog(DIALOG);
  return (
    <>
      <Button color="error" onClick={() => open('delete')} sx={{ mr: 'auto' }}>
        Delete Order
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Packing slip
      </Button>
      <Button variant="contained" onClick={() => open('status')}>
        Update Status
      </Button>
      <PackingSlip order={order} />
      {shown === 'status' && <OrderStatusDialog order={order} dialog={DIALOG} onClose={close} />}
      {shown === 'delete' && <DeleteOrderDialog order={order} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
