import { Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CART_RULES } from '#libs/contracts/cart';
import { RETENTION } from '#libs/domain/retention';
import { Batch, rethrowUnlessRetryable } from '../../common/batch.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { isMissingReference } from '../../common/errors/database-error.js';
import { MissesService } from '../throttling/misses.service.js';
import { type AddedLine, CART_PRODUCT, lineToWrite, readCarts, writeLine, writeLines } from './cart-additions.js';
import { refuseFault } from './cart-faults.js';
import { CartItem } from './cart-item.entity.js';
import type { AddCartItemDto, CartItemView } from './cart.dto.js';

/** Of the ten connections of a process: those who wait for one cart must not keep out everybody else. */
const CHANGED_AT_ONCE = 3;
/** How many visitors add in the same two statements. */
const ADDED_AT_ONCE = 32;

const LINES = `
  SELECT item.id, product_id AS "productId", quantity, selected_size AS "selectedSize",
    item.created_at AS "createdAt", item.updated_at AS "updatedAt", ${CART_PRODUCT} AS product
  FROM cart_items item JOIN products product ON product.id = product_id
    JOIN product_categories category ON category.id = category_id`;

/**
 * The carts of visitors (spec 2 sections 3 to 5 and 7, CONTRACT "Shop"). They reserve nothing: only an order takes
 * stock.
 */
@Injectable()
export class CartService {
  private readonly changes = new ConcurrencyLimit(CHANGED_AT_ONCE);
  private readonly turns = new ConcurrencyLimit(ADDED_AT_ONCE);
  private readonly additions = new Batch((asked: AddCartItemDto[]) => this.addTogether(asked));

  constructor(
    private readonly manager: EntityManager,
    private readonly misses: MissesService,
  ) {}

  /** @param address of the visitor, whose misses are limited, here and below */
  list(sessionId: string, address: string): Promise<CartItemView[]> {
    return this.watchSession(sessionId, address, () => readLines(this.manager, sessionId));
  }

  /**
   * Adds a delta to the line of a product in one size, which it makes where there is none.
   * @throws RefusedFields for a size or a quantity that cannot be, ConflictException for what is not there to be had
   */
  add(asked: AddCartItemDto): Promise<AddedLine> {
    return this.turns.run(async () => {
      const added = await this.additions.add(asked).catch(rethrowUnlessRetryable);
      return added ?? this.changes.run(() => this.addAlone(asked));
    });
  }

  /**
   * What several visitors add, in two statements.
   * @returns for each its line, an error that refuses it, or undefined when somebody else changed the cart meanwhile
   */
  private async addTogether(asked: AddCartItemDto[]): Promise<(AddedLine | Error | undefined)[]> {
    const carts = await readCarts(this.manager, asked);
    const judged = asked.map((one, place) => resultOf(() => lineToWrite(one, carts[place])));
    const written = await writeLines(
      this.manager,
      judged.flatMap((line) => (line instanceof Error ? [] : [line])),
    );
    return judged.map((line) => (line instanceof Error ? line : written.get(line)));
  }

  /** Waits for the cart, and looks at it again until nobody else changed it meanwhile. */
  private async addAlone(asked: AddCartItemDto): Promise<AddedLine> {
    for (;;) {
      const [cart] = await readCarts(this.manager, [asked]);
      const line = lineToWrite(asked, cart);
      const added = await writeLine(this.manager, line).catch(explainDeletedProduct);
      if (added) return added;
    }
  }

  /** @throws ConflictException when more is asked for than there is */
  setQuantity(id: string, quantity: number, address: string): Promise<CartItemView> {
    return this.misses.watch('cart', address, () =>
      this.change(async (manager) => {
        const sessionId = await lockCartOf(manager, id);
        const lines = await readLines(manager, sessionId);
        const line = lines.find((other) => other.id === id) ?? missing();
        const { product, quantity: before, productId, selectedSize } = line;
        refuseFault(lines, { product, before, after: { productId, selectedSize, quantity } });
        return writeQuantity(manager, id, quantity);
      }),
    );
  }

  /** @returns the line as it was */
  remove(id: string, address: string): Promise<CartItemView> {
    return this.misses.watch('cart', address, () =>
      this.change(async (manager) => {
        await lockCartOf(manager, id);
        const removed = await readLine(manager, id);
        await manager.delete(CartItem, id);
        return removed;
      }),
    );
  }

  /** @returns the lines it had */
  clear(sessionId: string, address: string): Promise<CartItemView[]> {
    return this.watchSession(sessionId, address, () =>
      this.change(async (manager) => {
        await lockCart(manager, sessionId);
        const removed = await readLines(manager, sessionId);
        await manager.delete(CartItem, { sessionId });
        return removed;
      }),
    );
  }

  /**
   * The job: forgets every cart of which no line was changed for `RETENTION.carts`. One cart after the other, each
   * under its lock and looked at again there: a visitor who comes back at that very moment keeps all of it.
   */
  async removeOld(): Promise<void> {
    const isOld = 'max(updated_at) < now() - $1::interval';
    const old = await this.manager.query<{ sessionId: string }[]>(
      `SELECT session_id AS "sessionId" FROM cart_items GROUP BY session_id HAVING ${isOld}`,
      [RETENTION.carts],
    );
    for (const { sessionId } of old) {
      await this.change(async (manager) => {
        await lockCart(manager, sessionId);
        await manager.query(
          `DELETE FROM cart_items WHERE session_id = $2 AND (SELECT ${isOld} FROM cart_items WHERE session_id = $2)`,
          [RETENTION.carts, sessionId],
        );
      });
    }
  }

  /** An empty cart may be somebody's guess, or the visitor's own on every page: the same one counts once. */
  private async watchSession(
    sessionId: string,
    address: string,
    read: () => Promise<CartItemView[]>,
  ): Promise<CartItemView[]> {
    const lines = await this.misses.watch('cart', address, async () => nonEmpty(await read()), sessionId);
    return lines ?? [];
  }

  private change<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.changes.run(() => this.manager.transaction(work));
  }
}

const clock = (): string => 'clock_timestamp()';

/**
 * Until the end of the transaction nobody else changes this cart: of two who add at once the second sees what the first
 * did.
 */
async function lockCart(manager: EntityManager, sessionId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('cart ' || $1, 0))`, [sessionId]);
}

async function lockCartOf(manager: EntityManager, id: string): Promise<string> {
  const { sessionId } = (await manager.findOneBy(CartItem, { id })) ?? missing();
  await lockCart(manager, sessionId);
  return sessionId;
}

function readLines(manager: EntityManager, sessionId: string): Promise<CartItemView[]> {
  return manager.query<CartItemView[]>(`${LINES} WHERE session_id = $1 ORDER BY item.created_at, item.id`, [sessionId]);
}

async function readLine(manager: EntityManager, id: string): Promise<CartItemView> {
  const [line] = await manager.query<CartItemView[]>(`${LINES} WHERE item.id = $1`, [id]);
  return line ?? missing();
}

/** A product that was deleted after it was seen. */
function explainDeletedProduct(error: unknown): never {
  if (isMissingReference(error)) throw new NotFoundException(CART_RULES.productId.notFound);
  throw error;
}

function resultOf<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}

async function writeQuantity(manager: EntityManager, id: string, quantity: number): Promise<CartItemView> {
  await manager.update(CartItem, id, { quantity, updatedAt: clock });
  return readLine(manager, id);
}

function nonEmpty(lines: CartItemView[]): CartItemView[] | undefined {
  return lines.length > 0 ? lines : undefined;
}

function missing(): never {
  throw new NotFoundException(CART_RULES.notFound);
}
