import type { UserRole } from '#libs/contracts/user';
import { StatusBadge } from '../../shared/StatusBadge';
import { ROLE_NAMES } from './user-words';

export function RoleBadge({ role }: { role: UserRole }) {
  return <StatusBadge variant={role === 'admin' ? 'next' : 'neutral'}>{ROLE_NAMES[role]}</StatusBadge>;
}
