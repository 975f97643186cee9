/**
 * Keeping what staff answered: once for one Idempotency-Key, however often a phone that lost its connection sends it.
 */
import { createHash } from 'node:crypto';
import { UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONTACT_RULES, DEFAULT_RESPONDED_BY, type ResponseType } from '#libs/contracts/contact-message';
import type { MatchCondition } from '#libs/domain/record-tag';
import { RETENTION } from '#libs/domain/retention';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { lockRecord } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { addReply, conversationAnswered } from './contact-thread.js';
import type { SaveResponseDto } from './contact.dto.js';
import { ContactMessage, ContactResponseKey } from './contact-message.entity.js';
import { learnFrom } from './trusted-senders.service.js';

export interface GivenResponse {
  dto: SaveResponseDto;
  admin: CurrentUser;
  /** Null: the caller does not name its attempts. */
  key: string | null;
  ifMatch?: MatchCondition | undefined;
  /** Whether the school has a mail server. */
  canSendFromHere: boolean;
  /** MAIL_IN_ADDRESS. */
  mailInAddress: string | undefined;
}

/**
 * Stores the answer, or finds that the same key has stored it before: then the message is answered as it stands, and
 * nothing is written, whatever If-Match says. Retries wait for each other at the message's row.
 * @param manager in a transaction
 * @throws StaleRecordException, UnprocessableEntityException for a key that stored another answer
 */
export async function storeResponse(
  manager: EntityManager,
  id: number,
  noun: string,
  given: GivenResponse,
): Promise<ContactMessage> {
  const { dto, admin, key, ifMatch } = given;
  const { response, responseType, respondedBy = DEFAULT_RESPONDED_BY, sendFromHere = false } = dto;
  const message = await lockRecord(manager, ContactMessage, id, noun);
  // As it was before answers could be sent from here: phones may hold keys of that time.
  const request = [id, response, responseType, respondedBy, ...(sendFromHere ? ['from here'] : [])];
  if (key !== null && !(await claimKey(manager, admin.id, key, requestHash(request)))) return message;
  requireMatch(ifMatch, message, noun);
  refuseChangedReadOnly(dto, message);
  if (sendFromHere) requireWayFromHere(message, responseType, given.canSendFromHere);
  const sentBy = actorOf(admin).name;
  const createdAt = new Date();
  await addReply(manager, message, {
    method: responseType,
    text: response,
    sentBy,
    createdAt,
    isSentFromHere: sendFromHere,
    mailInAddress: given.mailInAddress,
  });
  // Nobody answers an advertisement: what the customer writes back is to be counted and told of as any other answer.
  if (message.suspectedSpam) await learnFrom(manager, message.email, false);
  await manager.update(ContactMessage, id, {
    status: 'replied',
    suspectedSpam: false,
    response,
    responseType,
    respondedBy,
    responseDate: createdAt,
    respondedByUserId: admin.id,
    respondedByUsername: sentBy,
    updatedAt: () => NEXT_UPDATED_AT,
  });
  await conversationAnswered(manager, id);
  return manager.findOneByOrFail(ContactMessage, { id });
}

/** @throws RefusedFields */
function requireWayFromHere({ email }: ContactMessage, responseType: ResponseType, canSendFromHere: boolean): void {
  const { emailOnly, noAddress, noServer } = CONTACT_RULES.sendFromHere;
  if (responseType !== 'email') throw new RefusedFields({ sendFromHere: emailOnly });
  if (email === '') throw new RefusedFields({ sendFromHere: noAddress });
  if (!canSendFromHere) throw new RefusedFields({ sendFromHere: noServer });
}

/** The job. */
export async function forgetOldResponseKeys(manager: EntityManager): Promise<void> {
  await manager.query(`DELETE FROM contact_response_keys WHERE created_at < now() - $1::interval`, [
    RETENTION.responseKeys,
  ]);
}

/** A refusal later in the transaction gives the key back. @returns false when it has stored this very answer before */
async function claimKey(manager: EntityManager, userId: number, key: string, hash: string): Promise<boolean> {
  const claimed = await manager.query<unknown[]>(
    `INSERT INTO contact_response_keys (user_id, key, request_hash) VALUES ($1, $2, $3)
      ON CONFLICT (user_id, key) DO NOTHING RETURNING 1`,
    [userId, key, hash],
  );
  if (claimed.length > 0) return true;
  const before = await manager.findOneByOrFail(ContactResponseKey, { userId, key });
  if (before.requestHash !== hash) throw new UnprocessableEntityException(CONTACT_RULES.otherResponse);
  return false;
}

function requestHash(request: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
