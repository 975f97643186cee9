import type { EntityManager } from 'typeorm';
import { SUPER_USER_ID } from '#libs/contracts/user';
import type { Env } from '../../config/env.js';
import { hashPassword } from '../../modules/users/password-hash.js';
import { User } from '../../modules/users/user.entity.js';

/** Writes the account with id 1 (spec 3 section 6): an active admin who gets the staff's mail. */
export async function createSuperUser(manager: EntityManager, env: Env, password: string): Promise<void> {
  await manager.insert(User, {
    id: SUPER_USER_ID,
    username: env.adminUsername,
    email: env.staffEmail,
    role: 'admin',
    passwordHash: await hashPassword(password),
  });
}
