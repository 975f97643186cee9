import type { DeepPartial, EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { hashSecret, newSecret } from './secret.js';

interface MailedLink {
  tokenHash: Buffer;
}

/**
 * Stores the hash of a one-time token and mails its link at once instead of by the queue, which would store the token
 * in plain text. The link stays when the mail fails: it may have arrived, and the mail server's answer been lost.
 * @param of what the link is for
 */
export async function sendOneTimeLink<Link extends MailedLink>(
  manager: EntityManager,
  link: EntityTarget<Link>,
  of: DeepPartial<Link>,
  send: (token: string) => Promise<unknown>,
): Promise<void> {
  const token = newSecret();
  await manager.insert(link, { ...of, tokenHash: hashSecret(token) } as unknown as QueryDeepPartialEntity<Link>);
  await send(token);
}

/**
 * Deletes links that were mailed to an address that has been corrected since: a stranger may hold them. Call it in the
 * transaction that corrects the address.
 * @param of what the links are for
 */
export async function revokeOutdatedLinks<Link extends MailedLink>(
  manager: EntityManager,
  link: EntityTarget<Link>,
  of: FindOptionsWhere<Link>,
  { sentTo, now }: { sentTo: string; now: string },
): Promise<void> {
  if (sentTo.toLowerCase() !== now.toLowerCase()) await manager.delete(link, of);
}
