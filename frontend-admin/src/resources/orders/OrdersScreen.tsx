import { useNavigate } from 'react-router-dom';
import { useFormMode } from '../../shared/form-mode';
import { RecordList } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { ORDER_WORDS } from './order-words';
import { OrderCards } from './OrderCards';
import { OrderDetailsDialog } from './OrderDetailsDialog';
import { OrderStatusTabs } from './OrderStatusTabs';
import { OrderTable } from './OrderTable';
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
        sortFields={['createdAt', 'orderNumber', 'customerName', 'totalAmount', 'status']}
        perPage={25}
        searchLabel="Search by order number, name or email"
        tabs={<OrderStatusTabs />}
        table={<OrderTable />}
        cards={<OrderCards />}
        cardsBelow="lg"
      />
      {id !== undefined && <OrderDetailsDialog key={id} id={id} onClose={(how) => void navigate(listPath, how)} />}
    </>
  );
}
