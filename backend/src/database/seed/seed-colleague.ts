import type { EntityManager } from 'typeorm';
import { SUPER_USER_ID } from '#libs/contracts/user';
import { hashPassword } from '../../common/secrets/passwords.js';
import { newSecret } from '../../common/secrets/secret.js';
import { User } from '../../modules/users/user.entity.js';

const HOUR_MS = 60 * 60_000;
const COLLEAGUE = {
  username: 'lindiwe',
  // Nobody gets what is sent there, so no link for a new password reaches anybody until the owner says otherwise.
  email: 'lindiwe.cele@example.com',
  firstName: 'Lindiwe',
  lastName: 'Cele',
  role: 'admin',
} as const;

/** Who works at the demonstration school; null: that account was deleted, or its name is another's. */
export interface DemoStaff {
  owner: User | null;
  colleague: User | null;
}

/**
 * The second member of staff, at the front desk. Nobody knows her password: the owner gives her one, or another email
 * address, to which *Forgot your password?* then sends a link.
 */
export async function seedColleague(manager: EntityManager): Promise<void> {
  const taken = await manager
    .createQueryBuilder(User, 'taken')
    .where('lower(taken.username) = :username OR lower(taken.email) = :email', COLLEAGUE)
    .getExists();
  if (taken) return;
  const now = Date.now();
  await manager.insert(User, {
    ...COLLEAGUE,
    passwordHash: await hashPassword(newSecret()),
    lastLogin: new Date(now - 2 * HOUR_MS),
    createdAt: new Date(now - 240 * 24 * HOUR_MS),
  });
}

export async function demoStaff(manager: EntityManager): Promise<DemoStaff> {
  const [owner, colleague] = await Promise.all([
    manager.findOneBy(User, { id: SUPER_USER_ID }),
    manager.findOneBy(User, { username: COLLEAGUE.username, email: COLLEAGUE.email }),
  ]);
  return { owner, colleague };
}
