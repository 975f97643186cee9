import { SelectInput } from 'react-admin';
import { Link, useNavigate, type NavigateOptions } from 'react-router-dom';
import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import { ORDER_PAYMENT_STATUS_WORDS } from '#libs/contracts/order-payment';
import { ORDER_STATUSES } from '#libs/domain/order';
import { ORDER_PAYMENT_STATUSES } from '#libs/domain/order-money';
import { DayFilter } from '../../shared/ListFilters';
import { RecordList } from '../../shared/RecordList';
import { IN_MENU, ScreenActions } from '../../shared/ManagementScreen';
import { StatusTabs } from '../../shared/StatusTabs';
import { useFormMode } from '../../shared/form-mode';
import { ORDER_COLUMNS } from './order-columns';
import { ORDERS, ORDER_WORDS, useOrder } from './order-write';
import { Button, Dialog, DialogActions, DialogContent, styled, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useId } from 'react';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { isNotFound } from '../../shared/failure';
import { PrintIcon, UploadIcon } from '../../shared/icons';
import { DialogHead } from '../../shared/dialog-parts';
import { ListSkeleton } from '../../shared/Skeletons';
import { LoadProblem } from '../../shared/notices';
import { useDialog } from '../../shared/use-dialog';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { OrderStatusDialog } from './OrderStatusDialog';
import { OrderSums } from './OrderSums';
import { usePackingSlips } from './PackingSlip';
import { BulkOrderActions } from './BulkOrderActions';

const OrderDetails = lazy(() => import('./OrderDetails').then((module) => ({ default: module.OrderDetails })));

const PAYMENT_CHOICES = ORDER_PAYMENT_STATUSES.map((id) => ({ id, name: ORDER_PAYMENT_STATUS_WORDS[id] }));

const SEARCHED = 'order number, name, email or phone';

/** Order management (spec 3 section 2): the newest first. */
export function OrdersScreen() {
  const { id, listPath } = useFormMode(ORDERS);
  // There the whole label would be cut off: what can be searched by stands below.
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const navigate = useNavigate();
  return (
    <>
      <ScreenActions>
        <Button
          className={IN_MENU}
          component={Link}
          to="/bank-statement"
          variant="outlined"
          color="inherit"
          startIcon={<UploadIcon />}
        >
          Bank Statement
        </Button>
      </ScreenActions>
      <RecordList
        resource={ORDERS}
        words={ORDER_WORDS}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        searchLabel={isPhone ? 'Search' : `Search by ${SEARCHED}`}
        tabs={<OrderStatusTabs />}
        filters={[
          <SelectInput
            key="paymentStatus"
            source="paymentStatus"
            label="By payment"
            choices={PAYMENT_CHOICES}
            helperText={false}
          />,
          <DayFilter key="from" source="from" label="From" />,
          <DayFilter key="until" source="until" label="To" />,
        ]}
        hint={
          <>
            {isPhone && <SearchHint>Search by {SEARCHED}</SearchHint>}
            <OrderSums />
          </>
        }
        bulkActions={<BulkOrderActions />}
        columns={ORDER_COLUMNS}
        cardsBelow="lg"
      />
      {id !== undefined && <OrderDetailsDialog key={id} id={id} onClose={(how) => void navigate(listPath, how)} />}
    </>
  );
}

function OrderStatusTabs() {
  return <StatusTabs resource={ORDERS} statuses={ORDER_STATUSES} words={ORDER_STATUS_WORDS} hasAll />;
}

interface OrderDetailsDialogProps {
  id: number;
  onClose: (how?: NavigateOptions) => void;
}

/** Everything about one order, over the list; its address opens it too. */
function OrderDetailsDialog({ id, onClose }: OrderDetailsDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: known, error, refetch } = useOrder(id);
  const data = isNotFound(error) ? undefined : known;
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Order Details" onClose={() => onClose()} />
      <DialogContent dividers tabIndex={0}>
        {data ? (
          <Suspense fallback={<ListSkeleton text="Loading order..." />}>
            <OrderDetails order={data} />
          </Suspense>
        ) : error ? (
          <LoadProblem
            error={error}
            title="Order could not be loaded."
            gone="This order no longer exists."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading order..." />
        )}
      </DialogContent>
      <DialogActions>
        {data && <DeleteButton order={data} onDeleted={() => onClose({ replace: true })} />}
        <Button variant="outlined" color="inherit" onClick={() => onClose()}>
          Close
        </Button>
        {data && <OrderButtons order={data} />}
      </DialogActions>
    </Dialog>
  );
}

const DIALOG = 'order';

function DeleteButton({ order, onDeleted }: { order: OrderRecord; onDeleted: () => void }) {
  const { shown, open, close } = useDialog(DIALOG);
  return (
    <>
      <Button color="error" onClick={() => open('delete')} sx={{ mr: 'auto' }}>
        Delete Order
      </Button>
      {shown === 'delete' && <DeleteOrderDialog order={order} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

function OrderButtons({ order }: { order: OrderRecord }) {
  const { shown, open, close } = useDialog(DIALOG);
  const { slips, print } = usePackingSlips();
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => print([order])}>
        Packing slip
      </Button>
      <Button variant="contained" onClick={() => open('status')}>
        Update Status
      </Button>
      {slips}
      {shown === 'status' && <OrderStatusDialog order={order} dialog={DIALOG} onClose={close} />}
    </>
  );
}

const SearchHint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  paddingInline: theme.spacing(2.25),
}));
