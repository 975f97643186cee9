import type { ContactMessage } from '#libs/contracts/generated/api';
import { isFollowUpDue } from '#libs/domain/contact-follow-up';
import { schoolDayAndTime } from '../../shared/school-moment';
import { StatusBadge } from '../../shared/StatusBadge';
import { useNow } from '../../shared/use-now';
import { assigneeName, useMyId, useStaff } from '../../shared/use-staff';

interface PlanBadgesProps {
  message: Pick<ContactMessage, 'assignedTo' | 'followUpAt'>;
  /** Where there is little room: only that it is due. */
  isBrief?: boolean;
}

/** In a row: whose it is, and when staff come back to it. */
export function PlanBadges({ message: { assignedTo, followUpAt }, isBrief = false }: PlanBadgesProps) {
  const now = useNow();
  const staff = useStaff();
  const myId = useMyId();
  const isDue = isFollowUpDue(followUpAt, now);
  return (
    <>
      {isDue && <StatusBadge variant="warn">{isBrief ? 'Due' : 'Follow-up due'}</StatusBadge>}
      {followUpAt !== null && !isDue && !isBrief && (
        <StatusBadge variant="neutral">{`Follow up ${schoolDayAndTime(followUpAt)}`}</StatusBadge>
      )}
      {assignedTo !== null && !isBrief && (
        <StatusBadge variant={assignedTo === myId ? 'next' : 'neutral'}>
          {assigneeName(assignedTo, staff, myId)}
        </StatusBadge>
      )}
    </>
  );
}
