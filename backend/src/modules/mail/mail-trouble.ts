/** Which failures of a mail are its own, and which those of every mail. */
import { isNativeError } from 'node:util/types';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { OtherSideAway } from '../jobs/retry-later.js';

/**
 * nodemailer's codes and Node's: nobody answered, not in time, or not as a mail server does; or the disk for mail files
 * is full, read-only or somebody else's.
 */
const AWAY_CODES = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
];
const CLOSING = 421;
/** What a server says of one recipient: greylisted, mailbox full. */
const OF_A_RECIPIENT = 'RCPT TO';

/**
 * The failure as the queue is to take it.
 * @param othersGetThrough whether another mail went out a moment ago: then a "later" is meant for this mail
 */
export function mailTrouble(error: unknown, othersGetThrough: boolean): unknown {
  if (!isNativeError(error)) return error;
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const isAway = responseCode === CLOSING || AWAY_CODES.includes(String(code));
  const asksAll =
    typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500 && command !== OF_A_RECIPIENT;
  return isAway || (asksAll && !othersGetThrough) ? new OtherSideAway(errorSentence(error)) : error;
}
