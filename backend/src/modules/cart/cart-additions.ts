import { ConflictException, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CART_RULES } from '#libs/contracts/cart';
import { runPrepared } from '../../database/prepared-statement.js';
import { isSameLine, refuseFault, type CartLine } from './cart-faults.js';
import type { AddCartItemDto, CartItemView, CartProductView } from './cart.dto.js';

/** SQL: the product of a line as it is now, as JSON, of `products product` and `product_categories category`. */
export const CART_PRODUCT = `json_build_object(
  'name', product.name, 'price', price_cents, 'category', category.name, 'stock', stock, 'imageUrl', image_url,
  'hasVariableSizes', has_variable_sizes, 'availableSizes', available_sizes, 'sizes', sizes,
  'isAvailable', product.is_active AND category.is_active)`;

export interface AddedLine {
  item: CartItemView;
  isNew: boolean;
}

/** A cart before something is added to it, and the product of what is added. */
interface SeenCart {
  product: CartProductView;
  lines: CartLine[];
  /** When it was changed last; null: it is empty. */
  version: string | null;
}

/** What is to be written if the cart is still as it was seen. */
export interface LineToWrite extends CartLine {
  sessionId: string;
  seen: SeenCart;
}

type WrittenLine = Pick<CartItemView, 'id' | 'createdAt' | 'updatedAt'> & { isNew: boolean };

/** Its row's place among those it was asked for with, from 1. */
interface Placed {
  place: string;
}

const READ_CARTS = {
  name: 'read-carts',
  text: `
    SELECT place, ${CART_PRODUCT} AS product, lines, version::text
    FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (cart, wanted, place)
      JOIN products product ON product.id = wanted JOIN product_categories category ON category.id = category_id,
      LATERAL (
        SELECT max(updated_at) AS version, coalesce(json_agg(json_build_object(
          'productId', product_id, 'selectedSize', selected_size, 'quantity', quantity)), '[]') AS lines
        FROM cart_items WHERE session_id = cart) seen`,
};

/** See the migration WrittenAsSeen. */
const WRITE_LINE = {
  name: 'write-cart-line',
  text: `SELECT id, created_at AS "createdAt", updated_at AS "updatedAt", is_new AS "isNew"
    FROM write_cart_line($1, $2, $3, $4, $5, $6)`,
};

/** See the migration CartsWrittenTogether. */
const WRITE_LINES = {
  name: 'write-cart-lines',
  text: `SELECT place, id, created_at AS "createdAt", updated_at AS "updatedAt", is_new AS "isNew"
    FROM write_cart_lines($1, $2, $3, $4, $5, $6)`,
};

/** @returns for each its cart and product, undefined without such a product */
export async function readCarts(
  manager: EntityManager,
  asked: readonly Pick<AddCartItemDto, 'sessionId' | 'productId'>[],
): Promise<(SeenCart | undefined)[]> {
  const rows = await runPrepared<SeenCart & Placed>(manager, READ_CARTS, [
    asked.map(({ sessionId }) => sessionId),
    asked.map(({ productId }) => productId),
  ]);
  const seen = new Map(rows.map(({ place, ...cart }) => [Number(place) - 1, cart]));
  return asked.map((_, place) => seen.get(place));
}

/** @throws what the rules of a cart refuse */
export function lineToWrite(asked: AddCartItemDto, seen: SeenCart | undefined): LineToWrite {
  if (!seen) throw new NotFoundException(CART_RULES.productId.notFound);
  const { sessionId, productId, quantity: delta = 1, selectedSize = null } = asked;
  const before = seen.lines.find((line) => isSameLine(line, { productId, selectedSize }))?.quantity ?? 0;
  const after = { productId, selectedSize, quantity: before + delta };
  refuseFault(seen.lines, { product: seen.product, before, after });
  if (before === 0 && seen.lines.length >= CART_RULES.lines.maxCount)
    throw new ConflictException(CART_RULES.lines.tooMany);
  return { ...after, sessionId, seen };
}

/** Waits for its cart. @returns undefined when somebody else changed it since it was seen */
export async function writeLine(manager: EntityManager, line: LineToWrite): Promise<AddedLine | undefined> {
  const [written] = await runPrepared<WrittenLine>(manager, WRITE_LINE, valuesOf(line));
  return written && addedLine(line, written);
}

/** Waits for no cart. @returns without those that somebody else changed since they were seen, or is changing now */
export async function writeLines(
  manager: EntityManager,
  lines: readonly LineToWrite[],
): Promise<Map<LineToWrite, AddedLine>> {
  if (lines.length === 0) return new Map();
  const rows = lines.map(valuesOf);
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]));
  const written = await runPrepared<WrittenLine & Placed>(manager, WRITE_LINES, columns);
  return new Map(
    written.map(({ place, ...stored }) => {
      const line = lines[Number(place) - 1]!;
      return [line, addedLine(line, stored)];
    }),
  );
}

function addedLine(
  { productId, quantity, selectedSize, seen }: LineToWrite,
  { isNew, ...stored }: WrittenLine,
): AddedLine {
  return { item: { ...stored, productId, quantity, selectedSize, product: seen.product }, isNew };
}

function valuesOf({ sessionId, productId, selectedSize, quantity, seen }: LineToWrite): unknown[] {
  return [sessionId, productId, selectedSize, quantity, seen.lines.length, seen.version];
}
