import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { Batch, rethrowUnlessRetryable } from '../../common/batch.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import type { OrderRecord } from './order-record.entity.js';
import { OrderMailsService } from './order-mails.service.js';
import { publicOrder, type PublicOrderView } from './order.view.js';
import { lookBefore, placedBefore, writeOrder, writeOrders } from './order-statements.js';
import { type Asked, orderToWrite, type OrderToWrite, type Seen } from './place-order.js';

/** How many are placed by the same two statements. */
const PLACED_AT_ONCE = 16;
/** Of the ten connections of a process: those who wait for the last of a product must not keep out who only reads. */
const ALONE_AT_ONCE = 3;

/** What a request for an order came to: a new one, or the one that the same key had placed before. */
export type Placement = { placed: PublicOrderView } | { before: OrderRecord };

/** Orders as they come: those that come at the same time are looked at and written together (decision 119). */
@Injectable()
export class OrderPlacementsService {
  private readonly turns = new ConcurrencyLimit(PLACED_AT_ONCE);
  private readonly alone = new ConcurrencyLimit(ALONE_AT_ONCE);
  private readonly looks = new Batch((orders: Asked[]) => lookBefore(this.manager, orders));
  private readonly writes = new Batch((orders: OrderToWrite[]) => writeOrders(this.manager, orders));

  constructor(
    private readonly manager: EntityManager,
    private readonly mails: OrderMailsService,
  ) {}

  /** @throws what orderToWrite and placedBefore refuse: nothing is written then */
  async place(asked: Asked): Promise<Placement> {
    // Whoever waits for others gives up the turn: a product that is locked holds up no order of another.
    const placement = await this.turns.run(() => this.placeTogether(asked).catch(rethrowUnlessRetryable));
    return placement ?? this.alone.run(() => this.placeAlone(asked));
  }

  /** Waits for nobody. @returns undefined when somebody was faster, or holds what the order needs */
  private async placeTogether(asked: Asked): Promise<Placement | undefined> {
    return this.placeAsSeen(asked, await this.looks.add(asked), (order) => this.writes.add(order));
  }

  /** Looks again until nobody was faster. */
  private async placeAlone(asked: Asked): Promise<Placement> {
    for (;;) {
      const [seen] = await lookBefore(this.manager, [asked]);
      const placement = await this.placeAsSeen(asked, seen!, (order) => writeOrder(this.manager, order));
      if (placement) return placement;
    }
  }

  private async placeAsSeen(
    asked: Asked,
    seen: Seen,
    write: (order: OrderToWrite) => Promise<PublicOrderView['confirmation'] | undefined>,
  ): Promise<Placement | undefined> {
    const before = await placedBefore(this.manager, asked, seen);
    if (before) return { before };
    const order = orderToWrite(asked, seen, this.mails);
    const confirmation = await write(order);
    if (confirmation === undefined) return undefined;
    return { placed: publicOrder(order.order, this.mails.cardProvider, { pastStatuses: [], confirmation }) };
  }
}
