import { ORDER_MESSAGES } from '#libs/contracts/order';
import type { OrderRecord } from '#libs/contracts/generated/api';
import { ConfirmDialog, Subject } from '../../shared/ConfirmDialog';
import { confirmDelete } from '../../shared/record-words';
import { consequenceOfDeletion } from './order-consequence';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { DELETION, ORDERS, ORDER_WORDS, useOrder } from './order-write';

interface DeleteOrderDialogProps {
  /** As the list shows it. */
  order: OrderRecord;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, and says what becomes of the stock. */
export function DeleteOrderDialog({ order: listed, onClose, onDeleted = onClose }: DeleteOrderDialogProps) {
  const order = useOrder(listed.id).data ?? listed;
  const { run, isBusy, refusal } = useWrite(DELETION);

  return (
    <ConfirmDialog
      isOpen
      title="Delete Order"
      confirm="Delete"
      cancel="Cancel"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() =>
        void run((api) => api.delete(ORDERS, { id: order.id, previousData: order }), { onDone: () => onDeleted() })
      }
    >
      {confirmDelete(ORDER_WORDS)}
      <Subject>
        {order.orderNumber}, {order.customerName}
      </Subject>
      {consequenceOfDeletion(order)}
      <Refusal refusal={refusal} otherwise={ORDER_MESSAGES.deleteFailed} />
    </ConfirmDialog>
  );
}
