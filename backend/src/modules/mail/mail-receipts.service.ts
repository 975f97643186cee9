import { Injectable } from '@nestjs/common';
import type { MailReceipt } from './queue-mail.js';

interface Waiter {
  /** Whether the mail still has to be sent. */
  isWaiting: (id: number) => Promise<boolean>;
  /** Called when it was sent. */
  delivered: (id: number) => Promise<void>;
  /** Called after the last failed attempt; the owner may still retry it. */
  givenUp: (id: number) => Promise<void>;
}

/** Callbacks for modules that record the outcome of their mails; they register in onModuleInit. */
@Injectable()
export class MailReceiptsService {
  private readonly waiters = new Map<string, Waiter>();

  register(kind: string, waiter: Waiter): void {
    if (this.waiters.has(kind)) throw new Error(`Receipts of ${kind} are registered twice`);
    this.waiters.set(kind, waiter);
  }

  isWaiting({ kind, id }: MailReceipt): Promise<boolean> {
    return this.of(kind).isWaiting(id);
  }

  delivered({ kind, id }: MailReceipt): Promise<void> {
    return this.of(kind).delivered(id);
  }

  givenUp({ kind, id }: MailReceipt): Promise<void> {
    return this.of(kind).givenUp(id);
  }

  private of(kind: string): Waiter {
    const waiter = this.waiters.get(kind);
    if (!waiter) throw new Error(`Nobody waits for receipts of ${kind}`);
    return waiter;
  }
}
