import { useNavigate } from 'react-router-dom';
import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import { ORDER_STATUSES } from '#libs/domain/order';
import { RecordList } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { StatusTabs } from '../../shared/StatusTabs';
import { useFormMode } from '../../shared/form-mode';
import { OrderDetailsDialog } from './OrderDetailsDialog';
import { ORDER_COLUMNS } from './order-columns';
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
        perPage={25}
        searchLabel="Search by order number, name or email"
        tabs={<OrderStatusTabs />}
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
