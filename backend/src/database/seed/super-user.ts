import type { EntityManager } from 'typeorm';
import { SUPER_USER_ID } from '#libs/contracts/user';
import type { Env } from '../../config/env.js';
import { hashPassword } from '../../common/secrets/password-hash.js';

/** Writes the account with id 1 (spec 3 section 6): an active admin who gets the staff's mail. */
export async function createSuperUser(manager: EntityManager, env: Env, password: string): Promise<void> {
  // TypeORM's insert leaves a generated column to its sequence, whatever it is given.
  await manager.query("INSERT INTO users (id, username, email, role, password_hash) VALUES ($1, $2, $3, 'admin', $4)", [
    SUPER_USER_ID,
    env.adminUsername,
    env.staffEmail,
    await hashPassword(password),
  ]);
}
