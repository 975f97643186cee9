/** Tells failures of one mail from failures of the mail server. */
import { isNativeError } from 'node:util/types';
import { errorSentence } from '../../common/logging/error-for-log.js';
import { RemoteUnavailable } from '../jobs/retry-later.js';

/**
 * Codes of nodemailer and Node for a mail server that is unavailable, or a disk for mail files that is full or not
 * writable.
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
/** A refusal at this command is about one recipient: greylisting, mailbox full. */
const OF_A_RECIPIENT = 'RCPT TO';

/**
 * The error for the job queue to handle.
 * @param othersGetThrough whether another mail went out a moment ago: then a temporary refusal (4xx) is about this mail
 *   only
 */
export function classifyMailError(error: unknown, othersGetThrough: boolean): unknown {
  if (!isNativeError(error)) return error;
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const isAway = responseCode === CLOSING || AWAY_CODES.includes(String(code));
  const asksAll =
    typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500 && command !== OF_A_RECIPIENT;
  return isAway || (asksAll && !othersGetThrough) ? new RemoteUnavailable(errorSentence(error)) : error;
}
