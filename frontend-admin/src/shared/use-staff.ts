import { useGetIdentity, useGetList } from 'react-admin';
import type { User } from '#libs/contracts/generated/api';

const MANY = { page: 1, perPage: 100 };
const FRESH_MS = 60_000;

export interface Colleague {
  id: number;
  name: string;
  /** Whether messages can be assigned to them. */
  isActive: boolean;
}

/** Whoever may answer messages, by name; those who left too, whose name may still stand at one. */
export function useStaff(): Colleague[] {
  const { data = [] } = useGetList<User>(
    'users',
    { pagination: MANY, sort: { field: 'username', order: 'ASC' }, filter: { role: 'admin' } },
    { staleTime: FRESH_MS },
  );
  return data.map(({ id, firstName, lastName, username, isActive }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || username,
    isActive,
  }));
}

/** Undefined: not known yet. */
export function useMyId(): number | undefined {
  const { identity } = useGetIdentity();
  return identity && Number(identity.id);
}

/** Whose a message is, in a word. */
export function assigneeName(assignedTo: number, staff: readonly Colleague[], myId: number | undefined): string {
  if (assignedTo === myId) return 'Me';
  return staff.find(({ id }) => id === assignedTo)?.name ?? 'Former staff';
}
