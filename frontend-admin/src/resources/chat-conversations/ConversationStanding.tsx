import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { StatusBadge } from '../../shared/StatusBadge';
import { assigneeName, useMyId, useStaff } from '../../shared/use-staff';

/** In a row: whether it is seen to, and by whom. */
export function ConversationStanding({
  conversation: { handled, assignedTo },
}: {
  conversation: Pick<ChatConversationRecord, 'handled' | 'assignedTo'>;
}) {
  const staff = useStaff();
  const myId = useMyId();
  return (
    <>
      {handled && <StatusBadge variant="good">Handled</StatusBadge>}
      {assignedTo !== null && (
        <StatusBadge variant={assignedTo === myId ? 'next' : 'neutral'}>
          {assigneeName(assignedTo, staff, myId)}
        </StatusBadge>
      )}
    </>
  );
}
