import { StatusBadge } from '../../shared/StatusBadge';

interface UnansweredBadgeProps {
  /** How often the assistant did not know. */
  count: number;
}

export function UnansweredBadge({ count }: UnansweredBadgeProps) {
  if (count === 0) return null;
  return <StatusBadge variant="warn">{`${count} unanswered`}</StatusBadge>;
}
