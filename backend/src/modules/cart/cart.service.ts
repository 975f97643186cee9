import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CART_RULES, notInSize, notSold, SIZE_REQUIRED, withoutSizes } from '#libs/contracts/cart';
import { stockLeft } from '#libs/contracts/product';
import { cartFault, type RequestedLine } from '#libs/domain/cart';
import { sizesToChoose } from '#libs/domain/order';
import { isKeptBySize, stockIn } from '#libs/domain/product-sizes';
import { RETENTION } from '#libs/domain/retention';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { runPrepared } from '../../database/prepared-statement.js';
import { MissesService } from '../throttling/misses.service.js';
import { CartItem } from './cart-item.entity.js';
import type { CartItemView, CartProductView, AddCartItemDto } from './cart.dto.js';

/** Of the ten connections of a process: those who wait for one cart must not keep out everybody else. */
const CHANGED_AT_ONCE = 3;

/** A product as it is now, as JSON. */
const PRODUCT = `json_build_object(
  'name', product.name, 'price', price_cents, 'category', category.name, 'stock', stock, 'imageUrl', image_url,
  'hasVariableSizes', has_variable_sizes, 'availableSizes', available_sizes, 'sizes', sizes,
  'isAvailable', product.is_active AND category.is_active)`;
const LINES = `
  SELECT item.id, product_id AS "productId", quantity, selected_size AS "selectedSize",
    item.created_at AS "createdAt", item.updated_at AS "updatedAt", ${PRODUCT} AS product
  FROM cart_items item JOIN products product ON product.id = product_id
    JOIN product_categories category ON category.id = category_id`;

type SeenLine = Pick<CartItemView, 'productId' | 'selectedSize' | 'quantity'>;

interface SeenCart {
  product: CartProductView;
  lines: SeenLine[];
  /** When it was changed last; null: it is empty. */
  version: string | null;
}

const READ_CART = {
  name: 'read-cart',
  text: `
    SELECT ${PRODUCT} AS product, lines, version::text
    FROM products product JOIN product_categories category ON category.id = category_id, (
      SELECT max(updated_at) AS version, coalesce(json_agg(json_build_object(
        'productId', product_id, 'selectedSize', selected_size, 'quantity', quantity)), '[]') AS lines
      FROM cart_items WHERE session_id = $1) cart
    WHERE product.id = $2`,
};

type WrittenLine = Pick<CartItemView, 'id' | 'createdAt' | 'updatedAt'> & { isNew: boolean };

/** See the migration WrittenAsSeen. */
const WRITE_LINE = {
  name: 'write-cart-line',
  text: `SELECT id, created_at AS "createdAt", updated_at AS "updatedAt", is_new AS "isNew"
    FROM write_cart_line($1, $2, $3, $4, $5, $6)`,
};

/**
 * The carts of visitors (spec 2 sections 3 to 5 and 7, CONTRACT "Shop"). They reserve nothing: only an order takes
 * stock.
 */
@Injectable()
export class CartService {
  private readonly changes = new ConcurrencyLimit(CHANGED_AT_ONCE);

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
  add({
    sessionId,
    productId,
    quantity: delta = 1,
    selectedSize = null,
  }: AddCartItemDto): Promise<{ item: CartItemView; isNew: boolean }> {
    return this.changes.run(async () => {
      for (;;) {
        const { product, lines, version } = await readCart(this.manager, sessionId, productId);
        const before = lines.find((line) => isLineOf(line, productId, selectedSize))?.quantity ?? 0;
        const quantity = before + delta;
        refuseFault(product, {
          before,
          after: quantity,
          inOtherSizes: countInOtherSizes(lines, productId, selectedSize),
          selectedSize,
        });
        if (before === 0 && lines.length >= CART_RULES.lines.maxCount)
          throw new ConflictException(CART_RULES.lines.tooMany);
        const written = await runPrepared<WrittenLine>(this.manager, WRITE_LINE, [
          sessionId,
          productId,
          selectedSize,
          quantity,
          lines.length,
          version,
        ]).catch(explainDeletedProduct);
        // None: somebody else changed this cart meanwhile, and it is looked at again.
        for (const { isNew, ...line } of written)
          return { item: { ...line, productId, quantity, selectedSize, product }, isNew };
      }
    });
  }

  /** @throws ConflictException when more is asked for than there is */
  setQuantity(id: string, quantity: number, address: string): Promise<CartItemView> {
    return this.misses.watch('cart', address, () =>
      this.change(async (manager) => {
        const sessionId = await lockCartOf(manager, id);
        const lines = await readLines(manager, sessionId);
        const line = lines.find((other) => other.id === id) ?? missing();
        const { productId, selectedSize } = line;
        refuseFault(line.product, {
          before: line.quantity,
          after: quantity,
          inOtherSizes: countInOtherSizes(lines, productId, selectedSize),
          selectedSize,
        });
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

/** A cart and the product of a line to be. @throws NotFoundException without such a product */
async function readCart(manager: EntityManager, sessionId: string, productId: number): Promise<SeenCart> {
  const [seen] = await runPrepared<SeenCart>(manager, READ_CART, [sessionId, productId]);
  if (!seen) throw new NotFoundException(CART_RULES.productId.notFound);
  return seen;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** A product that was deleted after it was seen. */
function explainDeletedProduct(error: unknown): never {
  if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION)
    throw new NotFoundException(CART_RULES.productId.notFound);
  throw error;
}

async function writeQuantity(manager: EntityManager, id: string, quantity: number): Promise<CartItemView> {
  await manager.update(CartItem, id, { quantity, updatedAt: clock });
  return readLine(manager, id);
}

function isLineOf(line: SeenLine, productId: number, selectedSize: string | null): boolean {
  return line.productId === productId && line.selectedSize === selectedSize;
}

function countInOtherSizes(lines: readonly SeenLine[], productId: number, selectedSize: string | null): number {
  return lines
    .filter((line) => line.productId === productId && !isLineOf(line, productId, selectedSize))
    .reduce((sum, line) => sum + line.quantity, 0);
}

function refuseFault(product: CartProductView, change: RequestedLine): void {
  const { name, isAvailable } = product;
  const isBySize = isKeptBySize(product);
  const stock = stockIn(product, change.selectedSize);
  switch (cartFault(change, { stock, isKeptBySize: isBySize, isAvailable, sizes: sizesToChoose(product) })) {
    case 'belowOne':
      throw new RefusedFields({ quantity: CART_RULES.quantity.belowOne });
    case 'notSold':
      throw new ConflictException(notSold(name));
    case 'sizeMissing':
      throw new RefusedFields({ selectedSize: SIZE_REQUIRED.text });
    case 'sizeUnknown':
      throw new RefusedFields({ selectedSize: notInSize(name, change.selectedSize ?? '') });
    case 'sizeless':
      throw new RefusedFields({ selectedSize: withoutSizes(name) });
    case 'stock':
      throw new ConflictException(stockLeft(name, stock, isBySize ? change.selectedSize : null));
    case undefined:
      return;
  }
}

function nonEmpty(lines: CartItemView[]): CartItemView[] | undefined {
  return lines.length > 0 ? lines : undefined;
}

function missing(): never {
  throw new NotFoundException(CART_RULES.notFound);
}
