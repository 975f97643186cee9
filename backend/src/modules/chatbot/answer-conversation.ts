/** What staff do about a conversation: whose it is, whether it is seen to, and the message that answers the visitor. */
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONVERSATION_RULES } from '#libs/contracts/chat-admin';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { DEFAULT_PHONE_COUNTRY_CODE, PHONE_COUNTRIES } from '#libs/contracts/phone-country';
import { PUSH_ADDRESSES } from '#libs/contracts/push';
import { messageOfChat } from '#libs/domain/chat/message-of-chat';
import { reachablePhone } from '#libs/domain/phone';
import { assignedChatPush } from '#libs/domain/staff-push';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { queueMail } from '../mail/queue-mail.js';
import { tellStaff } from '../push/tell-staff.js';
import { newAssignee } from '../users/users.service.js';
import { ChatConversation } from './chat-conversation.entity.js';
import { chatAssignedMail } from './chat.mail.js';
import type { ChangeConversationDto } from './chat.dto.js';

interface Change {
  dto: ChangeConversationDto;
  admin: CurrentUser;
  publicUrl: string;
}

/**
 * Stores what was sent of both, and tells whoever is assigned by somebody else. The conversation keeps its `updatedAt`,
 * which says when the visitor was last there, and from which it is counted how long it is kept.
 * @param manager in a transaction
 * @param conversation as it is, locked
 * @throws RefusedFields
 */
export async function storeChange(
  manager: EntityManager,
  conversation: ChatConversation,
  { dto, admin, publicUrl }: Change,
): Promise<void> {
  const { id, updatedAt } = conversation;
  const { handled = conversation.handled, assignedTo = conversation.assignedTo } = dto;
  const by = actorOf(admin);
  const assignee = await newAssignee(manager, assignedTo, { before: conversation.assignedTo, by });
  await manager.update(ChatConversation, id, { handled, assignedTo, updatedAt });
  if (!assignee) return;
  await queueMail(manager, chatAssignedMail(conversation, { to: assignee.email, by: by.name, publicUrl }));
  await tellStaff(manager, assignedChatPush(conversation, PUSH_ADDRESSES.chat(id)), assignee.id);
}

/**
 * Makes the message, once: of two who press at the same time the second waits, and finds it made.
 * @param manager in a transaction
 * @param conversation as it is, locked
 * @throws ConflictException when nobody could be answered
 */
export async function messageOf(manager: EntityManager, conversation: ChatConversation): Promise<ContactMessage> {
  const { id, messageId, messages, userName, userEmail, userPhone, assignedTo, updatedAt } = conversation;
  if (messageId !== null) return manager.findOneByOrFail(ContactMessage, { id: messageId });
  const email = userEmail ?? '';
  const phone = (userPhone !== null && reachablePhone(userPhone, homeCountry())) || '';
  if (email === '' && phone === '') throw new ConflictException(CONVERSATION_RULES.nobodyToAnswer);
  const { subject, message } = CONTACT_RULES;
  const { identifiers } = await manager.insert(ContactMessage, {
    ...messageOfChat(messages, { subject: subject.maxLength, message: message.maxLength }),
    fullName: userName ?? CONVERSATION_RULES.unnamedVisitor,
    email,
    phone,
    assignedTo,
    // Whoever makes it has read what it says.
    status: 'read',
  });
  const made = identifiers[0]!['id'] as number;
  await manager.update(ChatConversation, id, { messageId: made, updatedAt });
  return manager.findOneByOrFail(ContactMessage, { id: made });
}

function homeCountry() {
  return PHONE_COUNTRIES.find(({ code }) => code === DEFAULT_PHONE_COUNTRY_CODE)!;
}
