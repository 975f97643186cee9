import { setImmediate as endOfTurn } from 'node:timers/promises';
import { HttpException } from '@nestjs/common';
import { isDatabaseAway } from './errors/database-error.js';

interface Waiting<Item, Result> {
  item: Item;
  settle(result: Result): void;
  refuse(error: unknown): void;
}

/**
 * Does in one piece what many ask for at the same time: what comes in one turn of the event loop, or while a piece of
 * work is under way, is done by the next, all together. How many may wait is the caller's to limit.
 */
export class Batch<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isRunning = false;

  /**
   * @param work gives each item's result in their order, an error for one that failed by itself; what it throws all get
   */
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
      // Those who came meanwhile would wait as long again for the same answer.
      for (const { refuse } of [...together, ...this.waiting.splice(0)]) refuse(error);
    } finally {
      this.isRunning = false;
      void this.runNext();
    }
  }
}

/** What stopped a batch may be another caller's: undefined, unless it is this one's refusal or everybody's. */
export function unlessItsOwn(error: unknown): undefined {
  if (error instanceof HttpException || isDatabaseAway(error)) throw error;
}
