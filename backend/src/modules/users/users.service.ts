import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { SUPER_USER_ID, USER_RULES } from '#libs/contracts/user';
import { isDisguised } from '#libs/domain/disguised-name';
import type { MatchCondition } from '#libs/domain/record-tag';
import type { Actor, CurrentUser } from '../../common/access.decorators.js';
import { violatedConstraint } from '../../common/errors/database-error.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, findRecord, givenFields } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { refuseEasyPassword, hashPassword } from '../../common/secrets/passwords.js';
import { ENV } from '../../config/env.js';
import type { RunningEnv } from '../../config/running-env.js';
import { queueMail } from '../mail/queue-mail.js';
import { accountDeletedMail, accountMails } from './account-changed.mail.js';
import type { Caller } from './known-devices.service.js';
import { PasswordAttemptsService } from './password-attempts.service.js';
import { passwordChangedMail } from './password-changed.mail.js';
import { PasswordReset } from './sign-in.entity.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';
import type { CreateUserDto, UpdateUserDto } from './write-user.dto.js';

const NOUN = 'user';

const SHOWN = shownFields(User);

export const USER_LIST: ListRules<keyof User> = {
  name: 'users',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['username', 'email', 'firstName', 'lastName'],
  defaultOrder: [],
};

/** Who changes an account, and from where. */
export interface ActingPerson {
  user: CurrentUser;
  caller: Caller;
}

/** Accounts (spec 3 sections 2, 3, 5 and 6). */
@Injectable()
export class UsersService {
  constructor(
    private readonly manager: EntityManager,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordAttemptsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  list(query: RawListQuery): Promise<RecordPage<User>> {
    return listRecords(this.manager, User, parseListQuery(query, USER_LIST), USER_LIST);
  }

  get(id: number): Promise<User> {
    return findRecord(this.manager, User, id, NOUN);
  }

  /**
   * @throws ConflictException when the username or email address belongs to another account, RefusedFields for a
   *   username that only looks like another
   */
  async create({ password, ...fields }: CreateUserDto): Promise<User> {
    const { pattern, unseen, disguised } = USER_RULES.username;
    if (!pattern.test(fields.username)) throw new RefusedFields({ username: unseen });
    if (isDisguised(fields.username)) throw new RefusedFields({ username: disguised });
    await refuseEasyPassword(password, fields);
    const passwordHash = await hashPassword(password);
    return namingTakenFields(() => createRecord(this.manager, User, { ...fields, passwordHash }));
  }

  /**
   * Changes the given fields, and tells the owner of what opens or closes the account. A new password, role or active
   * flag ends the account's sessions in the same transaction; only the session that makes the change itself goes on.
   * @throws RefusedFields for the locked fields of spec 3 section 2, for an easy password, and for a new password or
   *   email
   * address without the acting person's own password
   * @throws ConflictException for a taken email address, or where no active admin would be left
   */
  async update(
    id: number,
    { password, currentPassword, ...changes }: UpdateUserDto,
    acting: ActingPerson,
    ifMatch?: MatchCondition,
  ): Promise<User> {
    const isProven = await this.proveWho(await this.get(id), { password, currentPassword, ...changes }, acting);
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    return namingTakenFields(() =>
      this.manager.transaction(async (manager) => {
        const before = await lockWithAdmins(manager, id);
        requireMatch(ifMatch, before, NOUN);
        refuseChangedReadOnly(changes, before);
        refuseLockedFields(before, changes);
        if (!isProven && needsProof(before, { password, ...changes })) throw notProven('required');
        const { role = before.role, isActive = before.isActive } = changes;
        if (isActiveAdmin(before) && !isActiveAdmin({ role, isActive })) await refuseLastAdmin(manager);
        await manager.update(User, id, { ...givenFields(changes), updatedAt: () => NEXT_UPDATED_AT });
        const goesOn = isActiveAdmin({ role, isActive }) && id === acting.user.id ? acting.user.sessionId : undefined;
        if (passwordHash !== undefined) await this.setPassword(manager, id, passwordHash, goesOn, before);
        if (role !== before.role || isActive !== before.isActive) await this.endAccess(manager, id, goesOn);
        const after = await manager.findOneByOrFail(User, { id });
        // A link that was mailed to the old address must not outlive it.
        if (after.email !== before.email) await manager.delete(PasswordReset, { userId: id });
        for (const mail of accountMails(before, after, acting.user.username)) await queueMail(manager, mail);
        return after;
      }),
    );
  }

  /** @throws ConflictException for the super-user and for the last active admin */
  remove(id: number, acting: CurrentUser): Promise<User> {
    return this.manager.transaction(async (manager) => {
      const user = await lockWithAdmins(manager, id);
      if (id === SUPER_USER_ID) throw new ConflictException(USER_RULES.superUserStays);
      if (isActiveAdmin(user)) await refuseLastAdmin(manager);
      await manager.delete(User, id);
      await queueMail(manager, accountDeletedMail(user, acting.username));
      return user;
    });
  }

  /**
   * Replaces the password, ends the account's sessions but for `exceptSessionId`, and tells its owner by mail.
   * @param owner where to: the address as it was, when it changes with the password
   */
  async setPassword(
    manager: EntityManager,
    id: number,
    passwordHash: string,
    exceptSessionId?: number,
    owner?: Pick<User, 'email'>,
  ): Promise<void> {
    await manager.update(User, id, { passwordHash, updatedAt: () => NEXT_UPDATED_AT });
    await this.endAccess(manager, id, exceptSessionId);
    const { username, firstName, email, updatedAt } = await manager.findOneByOrFail(User, { id });
    await queueMail(
      manager,
      passwordChangedMail({ username, firstName, email: owner?.email ?? email }, this.env.publicUrl, updatedAt),
    );
  }

  /** @throws RefusedFields when it is not the acting person's, TooManyRequests after too many wrong ones */
  async proveOwnPassword(currentPassword: string, { user, caller }: ActingPerson): Promise<void> {
    const findOwn = async () =>
      (await this.manager.findOne(User, { select: { id: true, passwordHash: true }, where: { id: user.id } })) ??
      undefined;
    const attempt = await this.passwords.check(findOwn, user.username, currentPassword, caller);
    if (!attempt.account) throw notProven('wrong');
    await this.passwords.forgive(attempt);
  }

  /**
   * Whether the acting person had to prove who they are, and did: nobody takes over an account from a desk left open.
   */
  private async proveWho(before: User, changes: UpdateUserDto, { user, caller }: ActingPerson): Promise<boolean> {
    if (!needsProof(before, changes)) return false;
    const { password, currentPassword } = changes;
    if (password !== undefined) await refuseEasyPassword(password, before);
    if (currentPassword === undefined) throw notProven('required');
    await this.proveOwnPassword(currentPassword, { user, caller });
    return true;
  }

  /** Nothing that was handed out before opens the account any more: neither sessions nor mailed links. */
  private async endAccess(manager: EntityManager, id: number, exceptSessionId: number | undefined): Promise<void> {
    await this.sessions.endAllOf(id, exceptSessionId, manager);
    await manager.delete(PasswordReset, { userId: id });
  }
}

/**
 * Who is told that something is theirs now: whoever gets it from somebody else.
 * @param id of whom it is assigned to; null: nobody
 * @param before whose it was
 * @throws RefusedFields when they are no active staff
 */
export async function newAssignee(
  manager: EntityManager,
  id: number | null,
  { before, by }: { before: number | null; by: Actor },
): Promise<User | undefined> {
  if (id === null || id === before) return undefined;
  const user = await manager.findOneBy(User, { id, role: 'admin', isActive: true });
  if (!user) throw new RefusedFields({ assignedTo: CONTACT_RULES.assignedTo.notStaff });
  return by.kind === 'person' && by.id === id ? undefined : user;
}

/**
 * Locks the account and every active admin, always in the order of their ids: of two admins who demote each other at
 * the same moment the second waits, and then sees that it would be the last.
 */
async function lockWithAdmins(manager: EntityManager, id: number): Promise<User> {
  await manager.query("SELECT FROM users WHERE id = $1 OR (role = 'admin' AND is_active) ORDER BY id FOR UPDATE", [id]);
  const user = await manager.findOneBy(User, { id });
  if (!user) throw new NotFoundException(`There is no ${NOUN} with this id`);
  return user;
}

async function refuseLastAdmin(manager: EntityManager): Promise<void> {
  const activeAdmins = await manager.countBy(User, { role: 'admin', isActive: true });
  if (activeAdmins <= 1) throw new ConflictException(USER_RULES.lastAdminStays);
}

function needsProof(before: Pick<User, 'email'>, { password, email = before.email }: UpdateUserDto): boolean {
  return password !== undefined || email !== before.email;
}

function notProven(reason: 'required' | 'wrong'): RefusedFields {
  return new RefusedFields({ currentPassword: USER_RULES.currentPassword[reason] });
}

function isActiveAdmin(user: Pick<User, 'role' | 'isActive'>): boolean {
  return user.role === 'admin' && user.isActive;
}

function refuseLockedFields(user: User, changes: UpdateUserDto): void {
  const errors: Record<string, string> = {};
  if (changes.username !== undefined && changes.username !== user.username)
    errors['username'] = USER_RULES.username.locked;
  if (user.id === SUPER_USER_ID) {
    if (changes.role !== undefined && changes.role !== user.role) errors['role'] = USER_RULES.role.locked;
    if (changes.isActive !== undefined && changes.isActive !== user.isActive)
      errors['isActive'] = USER_RULES.isActive.locked;
  }
  if (Object.keys(errors).length > 0) throw new RefusedFields(errors);
}

/** The unique index that refused says which field was taken. */
async function namingTakenFields<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const index = violatedConstraint(error);
    if (index === 'users_username_key') throw new ConflictException(USER_RULES.username.taken);
    if (index === 'users_email_key') throw new ConflictException(USER_RULES.email.taken);
    throw error;
  }
}
