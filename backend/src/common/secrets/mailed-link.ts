import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { hashSecret, newSecret } from './secret.js';

interface MailedLink {
  tokenHash: Buffer;
}

/**
 * Makes a link of its own for one mail, and mails it in one go: the queue would keep its secret in plain text. What
 * could not be sent leaves no link.
 * @param of what the link is for
 */
export async function sendWithLink<Link extends MailedLink>(
  manager: EntityManager,
  link: EntityTarget<Link>,
  of: DeepPartial<Link>,
  send: (token: string) => Promise<unknown>,
): Promise<void> {
  const token = newSecret();
  const tokenHash = hashSecret(token);
  await manager.insert(link, { ...of, tokenHash } as unknown as QueryDeepPartialEntity<Link>);
  try {
    await send(token);
  } catch (error) {
    await manager.delete(link, { tokenHash });
    throw error;
  }
}

/**
 * Links that went to another address than the one that is right now may be a stranger's: they open nothing any more.
 * In the transaction that puts it right.
 * @param of what the links are for
 */
export async function endLinks<Link extends MailedLink>(
  manager: EntityManager,
  link: EntityTarget<Link>,
  of: FindOptionsWhere<Link>,
  { sentTo, now }: { sentTo: string; now: string },
): Promise<void> {
  if (sentTo.toLowerCase() !== now.toLowerCase()) await manager.delete(link, of);
}
