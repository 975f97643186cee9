/** The mailbox by IMAP, read only: nothing in it is marked, moved or deleted. */
import { ImapFlow } from 'imapflow';
import type { Mailbox } from '../../config/incoming-mail.js';
import type { FetchedMail } from './incoming-mails.service.js';
import type { Position } from './mailbox-record.js';

/** The head of any mail that a person wrote, and most mails whole. */
const BEGIN_BYTES = 64_000;
/** What the server may send in one piece, whatever was asked for. */
const MAX_LITERAL_BYTES = 40_000_000;
const CONNECT_LIMIT_MS = 20_000;
const SILENCE_LIMIT_MS = 180_000;
/** A mailbox that was never read before, or has numbered its mails anew, is read from so many days ago. */
const READ_BACK_DAYS = 30;
const DAY_MS = 86_400_000;

export class MailboxConnection {
  private readonly client: ImapFlow;
  private wake = (): void => undefined;
  private hasNews = true;
  /** Of the mails' numbers. */
  uidValidity = '';

  constructor(private readonly mailbox: Mailbox) {
    const { host, port, isSecure, isLoopback, user, password } = mailbox;
    this.client = new ImapFlow({
      host,
      port,
      secure: isSecure,
      // A password goes to no other machine unencrypted, also when somebody between claims there is no TLS.
      ...(!isSecure && !isLoopback && { doSTARTTLS: true }),
      auth: { user, pass: password },
      logger: false,
      disableAutoIdle: true,
      maxIdleTime: SILENCE_LIMIT_MS / 2,
      maxLiteralSize: MAX_LITERAL_BYTES,
      connectionTimeout: CONNECT_LIMIT_MS,
      greetingTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
    });
    this.client.on('exists', () => {
      this.hasNews = true;
      this.wake();
    });
    // What broke is told by the command that was under way, and by isOpen.
    this.client.on('error', () => undefined);
    this.client.on('close', () => this.wake());
  }

  get isOpen(): boolean {
    return this.client.usable;
  }

  /** @throws where it does not answer, or refuses */
  async open(): Promise<void> {
    await this.client.connect();
    const { uidValidity } = await this.client.mailboxOpen(this.mailbox.folder, { readOnly: true });
    this.uidValidity = String(uidValidity);
  }

  /** The numbers of the mails that nobody has looked at, the oldest first. */
  async newMails(known: Position | undefined): Promise<number[]> {
    this.hasNews = false;
    const isKnown = known?.uidValidity === this.uidValidity;
    const asked = isKnown
      ? { uid: `${known.lastUid + 1}:*` }
      : { since: new Date(Date.now() - READ_BACK_DAYS * DAY_MS) };
    const found = (await this.client.search(asked, { uid: true })) || [];
    // "7:*" also finds the last mail of all, whatever its number.
    return found.filter((uid) => !isKnown || uid > known.lastUid).toSorted((a, b) => a - b);
  }

  /** Undefined: somebody has deleted it meanwhile. */
  async fetch(uid: number): Promise<FetchedMail | undefined> {
    const found = await this.client.fetchOne(
      String(uid),
      { uid: true, size: true, internalDate: true, source: { start: 0, maxLength: BEGIN_BYTES } },
      { uid: true },
    );
    if (!found || !found.source) return undefined;
    const arrivedAt = new Date(found.internalDate ?? Number.NaN);
    return {
      uid,
      sizeBytes: found.size ?? Infinity,
      arrivedAt: Number.isNaN(arrivedAt.getTime()) ? new Date() : arrivedAt,
      begin: found.source,
      all: async () => {
        const whole = await this.client.fetchOne(String(uid), { source: true }, { uid: true });
        return whole ? whole.source : undefined;
      },
    };
  }

  /** Until the server tells of new mails, the connection ends, or so much time has passed. @returns whether it told */
  async untilNews(timeoutMs: number): Promise<boolean> {
    if (!this.client.idling && this.isOpen) void this.client.idle().catch(() => undefined);
    if (!this.hasNews && this.isOpen)
      await new Promise<void>((resolve) => {
        const limit = setTimeout(resolve, timeoutMs);
        this.wake = () => {
          clearTimeout(limit);
          resolve();
        };
      });
    return this.hasNews;
  }

  /** Ends it, and whatever waits for it. */
  close(): void {
    this.client.close();
    this.wake();
  }
}
