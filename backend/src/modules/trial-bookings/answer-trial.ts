/** The message of the inbox by which staff answer who booked a trial. */
import type { EntityManager } from 'typeorm';
import { messageOfTrial } from '#libs/domain/trial-booking/message-of-trial';
import { ContactMessage } from '../contact-messages/contact-message.entity.js';
import { TrialBooking } from './trial-booking.entity.js';

/**
 * Makes the message, once: of two who press at the same time the second waits, and finds it made. The booking keeps its
 * `updatedAt`: nothing that its visitor is told has changed.
 * @param manager in a transaction
 * @param trial as it is, locked
 */
export async function messageOf(manager: EntityManager, trial: TrialBooking): Promise<ContactMessage> {
  const { id, messageId, fullName, email, phone, updatedAt } = trial;
  if (messageId !== null) return manager.findOneByOrFail(ContactMessage, { id: messageId });
  const { identifiers } = await manager.insert(ContactMessage, {
    ...messageOfTrial(trial),
    fullName,
    email,
    phone,
    // Whoever makes it has read what it says.
    status: 'read',
  });
  const made = identifiers[0]!['id'] as number;
  await manager.update(TrialBooking, id, { messageId: made, updatedAt });
  return manager.findOneByOrFail(ContactMessage, { id: made });
}
