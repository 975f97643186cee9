import { setImmediate as endOfTurn } from 'node:timers/promises';
import { HttpException } from '@nestjs/common';
import { isDatabaseAway } from './errors/database-error.js';

interface Waiting<Item, Result> {
  item: Item;
  settle(result: Result): void;
  refuse(error: unknown): void;
}

/**
 * Batches concurrent calls: what is added within one turn of the event loop, or while a batch runs, goes into the next
 * batch. It has no limit on how many wait; the caller sets one.
 */
export class Batch<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isRunning = false;

  /** @param work returns one result or Error per item, in order; when it throws, every item is rejected */
  constructor(private readonly work: (items: Item[]) => Promise<(Result | Error)[]>) {}

  add(item: Item): Promise<Result> {
    return new Promise((settle, refuse) => {
      this.waiting.push({ item, settle, refuse });
      void this.runNext();
    });
  }

  private async runNext(): Promise<void> {
    if (this.isRunning || this.waiting.length === 0) return;
    this.isRunning = true;
    await endOfTurn();
    const together = this.waiting.splice(0);
    try {
      const results = await this.work(together.map(({ item }) => item));
      for (const [index, { settle, refuse }] of together.entries()) {
        const result = results[index]!;
        if (result instanceof Error) refuse(result);
        else settle(result);
      }
    } catch (error) {
      // Items that were added meanwhile would fail the same way after waiting as long.
      for (const { refuse } of [...together, ...this.waiting.splice(0)]) refuse(error);
    } finally {
      this.isRunning = false;
      void this.runNext();
    }
  }
}

/**
 * After a failed batch the caller may retry alone (undefined), because another item may have failed it; a refusal of
 * its own or a database that is away is rethrown.
 */
export function rethrowUnlessRetryable(error: unknown): undefined {
  if (error instanceof HttpException || isDatabaseAway(error)) throw error;
}
