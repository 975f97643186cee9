// Whether a mail that came into the school's mailbox is a customer's answer, and to which thread it may belong. Who a
// mail says it is from proves nothing: it belongs to a thread when it names what only the receiver of one of the
// school's own answers can know, its Reply-To or its Message-ID.

import type { FileKind } from '#libs/domain/file-kind';

export type MailKind = 'answer' | 'bounce' | 'automatic' | 'own';

/** Its fields by their names in lower case, each value on one line. */
export type MailHead = ReadonlyMap<string, readonly string[]>;

/** A mail as text, without anything that could be run or pressed. */
export interface ReadMail {
  /** What it says of its sender, which proves nothing; empty where it says nothing. */
  from: string;
  subject: string;
  /** What its sender wrote anew. */
  text: string;
  whole: string;
  attachments: { name: string; kind: FileKind; sizeBytes: number }[];
  /** How many there are besides. */
  moreAttachments: number;
}

const UNREADABLE = 'This answer is too large or complex to show here. You can find it in the school’s mailbox.';

/** In the place of a mail that cannot be taken apart: nobody's answer is passed over in silence. */
export const UNREADABLE_MAIL: ReadMail = {
  from: '',
  subject: '',
  text: UNREADABLE,
  whole: UNREADABLE,
  attachments: [],
  moreAttachments: 0,
};

const MAX_FIELDS = 2_000;
const MAX_KEYS = 50;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IN_ADDRESS = new RegExp(`\\+(${UUID})@`, 'gi');
const IN_MESSAGE_ID = new RegExp(`<(${UUID})@`, 'gi');
const OF_RETURNED_MAIL = new RegExp(`^message-id:\\s*<(${UUID})@`, 'gim');

/** Where mail servers write for whom a mail was; the first is the sender's own word. */
const RECIPIENT_FIELDS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
/** What programs that answer by themselves, and lists, put into their mails; a person's mail has none of them. */
const AUTOMATIC_FIELDS = ['list-id', 'list-post', 'x-loop', 'x-autoreply', 'x-autorespond'];
const AUTOMATIC_PRECEDENCE = /^\s*(bulk|list|junk|auto_reply)\b/i;
const AUTOMATIC_SENDER = /(?:^|[<\s"])(mailer-daemon|postmaster)@/i;
const EMPTY_RETURN_PATH = /^\s*<\s*>/;
const REPORT = /^\s*multipart\/report\b/i;
const DELIVERY_REPORT = /report-type\s*=\s*"?delivery-status/i;

/** @param source a mail, or as much of its beginning as there is */
export function readMailHead(source: string): MailHead {
  const head = new Map<string, string[]>();
  const end = source.search(/\r?\n\r?\n/);
  const lines = (end < 0 ? source : source.slice(0, end)).replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/, MAX_FIELDS);
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    head.set(name, [...(head.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return head;
}

/** @param ownAddresses of the school, in lower case */
export function mailKind(head: MailHead, ownAddresses: readonly string[]): MailKind {
  const has = (name: string, form: RegExp) => (head.get(name) ?? []).some((value) => form.test(value));
  if (has('content-type', REPORT)) return has('content-type', DELIVERY_REPORT) ? 'bounce' : 'automatic';
  if (
    AUTOMATIC_FIELDS.some((name) => head.has(name)) ||
    has('auto-submitted', /^\s*(?!no\b)\S/i) ||
    has('precedence', AUTOMATIC_PRECEDENCE) ||
    has('return-path', EMPTY_RETURN_PATH) ||
    has('from', AUTOMATIC_SENDER)
  )
    return 'automatic';
  return ownAddresses.includes(senderOf(head)) ? 'own' : 'answer';
}

/** What may name a thread, the surest first: an address of its own, the mail that is answered, those before it. */
export function threadKeys(head: MailHead): string[] {
  const found = (names: readonly string[], form: RegExp) =>
    names.flatMap((name) => (head.get(name) ?? []).flatMap((value) => keysIn(value, form)));
  const keys = [
    ...found(RECIPIENT_FIELDS, IN_ADDRESS),
    ...found(['in-reply-to'], IN_MESSAGE_ID),
    ...found(['references'], IN_MESSAGE_ID).toReversed(),
  ];
  return [...new Set(keys)].slice(0, MAX_KEYS);
}

/** The mails that a bounce brings back because they will not be delivered; none while a server still tries. */
export function bouncedKeys(source: string): string[] {
  return /^action:\s*failed\b/im.test(source) ? [...new Set(keysIn(source, OF_RETURNED_MAIL))].slice(0, MAX_KEYS) : [];
}

/** `school@host` as the address of one thread: mailboxes take what stands behind the plus. */
export function threadAddress(address: string, key: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${key}${address.slice(at)}`;
}

/** Whether anything stands behind the head of a mail. */
export function hasBody(source: string): boolean {
  const end = source.search(/\r?\n\r?\n/);
  return end >= 0 && source.slice(end).trim() !== '';
}

/** A page without its pictures: each is looked for once, also where none of a million has an end. */
export function withoutPictures(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index } of html.matchAll(/<img\b/gi)) {
    if (index < from) continue; // within the one before
    const end = html.indexOf('>', index);
    if (end < 0) break;
    kept.push(html.slice(from, index));
    from = end + 1;
  }
  return [...kept, html.slice(from)].join('');
}

/** In lower case; empty where there is none. */
function senderOf(head: MailHead): string {
  const from = head.get('from')?.[0] ?? '';
  const bracketed = from.slice(from.lastIndexOf('<') + 1).split('>', 1)[0]!;
  return bracketed.trim().toLowerCase();
}

function keysIn(value: string, form: RegExp): string[] {
  return [...value.matchAll(form)].map(([, key]) => key!.toLowerCase());
}
