import { threadAddress } from '#libs/domain/incoming-mail';
import { StartFailure } from '../common/start-failure.js';
import { isEmailAddress } from '../common/validation/field.decorators.js';
import { isThisMachine, type Read } from './env-values.js';

/** What the environment says of the mailbox that customers' answers come into. */
export interface IncomingMailEnv {
  /** Undefined: no mailbox is read. */
  mailIn: string | undefined;
  /** The mailbox's own address, which takes `+anything` before its @. Undefined: answers go to the school's address. */
  mailInAddress: string | undefined;
}

export interface Mailbox {
  host: string;
  port: number;
  /** TLS from the first byte on; else it begins when the server was greeted. */
  isSecure: boolean;
  /** A server on this machine may do without TLS: nobody listens between. */
  isLoopback: boolean;
  user: string;
  password: string;
  folder: string;
  /** Names it in the database and in the log, without the password. */
  name: string;
}

const PORTS: Record<string, number> = { 'imap:': 143, 'imaps:': 993 };
/** As long as the keys that the school writes into it. */
const ANY_KEY = '00000000-0000-4000-8000-000000000000';
/** RFC 5321, 4.5.3.1.1 */
const MAX_LOCAL_PART = 64;

/** @throws StartFailure, which never repeats the password */
export function incomingMailOf(read: Read): IncomingMailEnv {
  const mailIn = read(
    'MAIL_IN',
    undefined,
    (value) => (mailboxOf(value) ? value : undefined),
    'must be the address of a mailbox such as imaps://user:password@host/INBOX, ' +
      'with signs like @ in user and password written as %40',
  );
  const mailInAddress = read(
    'MAIL_IN_ADDRESS',
    undefined,
    (value) => (hasRoomForKey(value) ? value : undefined),
    'must be an email address such as school@example.com, with at most 27 characters before the @',
  );
  if (mailInAddress !== undefined && mailIn === undefined)
    throw new StartFailure('MAIL_IN must be set where MAIL_IN_ADDRESS is: nobody would read what comes there.');
  return { mailIn, mailInAddress };
}

/** Undefined for what names no mailbox. */
export function mailboxOf(address: string): Mailbox | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(address);
  const usualPort = PORTS[protocol];
  if (usualPort === undefined || [hostname, username, password].includes('') || search || hash) return undefined;
  try {
    const [user, secret, folder] = [username, password, pathname.slice(1) || 'INBOX'].map(decodeURIComponent);
    return {
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: port === '' ? usualPort : Number(port),
      isSecure: protocol === 'imaps:',
      isLoopback: isThisMachine(hostname),
      user: user!,
      password: secret!,
      folder: folder!,
      name: `${user}@${hostname}/${folder}`,
    };
  } catch {
    return undefined; // a % that stands for nothing
  }
}

function hasRoomForKey(address: string): boolean {
  return isEmailAddress(address) && threadAddress(address, ANY_KEY).lastIndexOf('@') <= MAX_LOCAL_PART;
}
