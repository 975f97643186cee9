import { TRIAL_STATUS_WORDS } from '#libs/contracts/trial-booking';
import type { SchoolPalette } from '#libs/design/to-mui';
import type { TrialStatus } from '#libs/domain/trial-booking/trial-booking';
import { StatusBadge } from '../../shared/StatusBadge';

export function TrialStatusBadge({ status }: { status: TrialStatus }) {
  return <StatusBadge variant={VARIANTS[status]}>{TRIAL_STATUS_WORDS[status]}</StatusBadge>;
}

const VARIANTS: Record<TrialStatus, keyof SchoolPalette['badge']> = {
  new: 'warn',
  confirmed: 'next',
  attended: 'good',
  'no-show': 'bad',
  joined: 'sent',
  cancelled: 'bad',
};
