/** Who of the staff sees to a message, and when somebody comes back to it. */
import type { EntityManager } from 'typeorm';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { assignedPush } from '#libs/domain/staff-push';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { NEXT_UPDATED_AT } from '../../common/records/record-match.js';
import { queueMail } from '../mail/queue-mail.js';
import { tellStaff } from '../push/tell-staff.js';
import { newAssignee } from '../users/users.service.js';
import { contactTaskMail } from './contact-task.mail.js';
import { ContactMessage } from './contact-message.entity.js';
import type { PlanMessageDto } from './contact.dto.js';

interface Planned {
  dto: PlanMessageDto;
  admin: CurrentUser;
  publicUrl: string;
}

/**
 * Stores what was sent of both, and tells whoever is assigned by somebody else.
 * @param manager in a transaction
 * @param message as it is, locked
 * @throws RefusedFields
 */
export async function storePlan(
  manager: EntityManager,
  message: ContactMessage,
  { dto, admin, publicUrl }: Planned,
): Promise<ContactMessage> {
  const { id } = message;
  const { assignedTo = message.assignedTo } = dto;
  const followUpAt = followUpOf(dto, message);
  const by = actorOf(admin);
  const assignee = await newAssignee(manager, assignedTo, { before: message.assignedTo, by });
  await manager.update(ContactMessage, id, { assignedTo, followUpAt, updatedAt: () => NEXT_UPDATED_AT });
  const stored = await manager.findOneByOrFail(ContactMessage, { id });
  if (assignee) {
    await queueMail(manager, contactTaskMail({ kind: 'assigned', by: by.name }, stored, assignee.email, publicUrl));
    await tellStaff(manager, assignedPush(stored, PUSH_ADDRESSES.message(id)), assignee.id);
  }
  return stored;
}

/** One that has passed may come back as it was read. @throws RefusedFields */
function followUpOf({ followUpAt: sent }: PlanMessageDto, { followUpAt: kept }: ContactMessage): Date | null {
  if (sent === undefined) return kept;
  if (sent === null) return null;
  const followUpAt = new Date(sent);
  const { invalid, past } = CONTACT_RULES.followUpAt;
  if (Number.isNaN(followUpAt.getTime())) throw new RefusedFields({ followUpAt: invalid });
  if (followUpAt.getTime() !== kept?.getTime() && followUpAt.getTime() <= Date.now())
    throw new RefusedFields({ followUpAt: past });
  return followUpAt;
}
