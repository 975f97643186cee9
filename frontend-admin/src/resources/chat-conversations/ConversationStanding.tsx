import type { ChatConversationRecord } from '#libs/contracts/generated/api';
import { StatusBadge } from '../../shared/StatusBadge';
import { assigneeName, useMyId, useStaff } from '../../shared/use-staff';

/** Somebody in danger or in distress wrote; staff were told at once. */
export function DistressBadge() {
  return <StatusBadge variant="bad">In distress</StatusBadge>;
}

/** In a row: whether it is seen to, and by whom. */
export function ConversationStanding({
  conversation: { handled, inDistress, assignedTo },
}: {
  conversation: Pick<ChatConversationRecord, 'handled' | 'inDistress' | 'assignedTo'>;
}) {
  const staff = useStaff();
  const myId = useMyId();
  return (
    <>
      {inDistress && <DistressBadge />}
      {handled && <StatusBadge variant="good">Handled</StatusBadge>}
      {assignedTo !== null && (
        <StatusBadge variant={assignedTo === myId ? 'next' : 'neutral'}>
          {assigneeName(assignedTo, staff, myId)}
        </StatusBadge>
      )}
    </>
  );
}
