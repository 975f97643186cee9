/** What becomes of a product's sizes and its stock, once one is told (CONTRACT section 7, "Stock by size"). */
import { ConflictException } from '@nestjs/common';
import { PRODUCT_RULES, stockOutdated } from '#libs/contracts/product';
import { isKeptBySize, type SizeStock, sizesNamed, sizesOf, stockOfSizes } from '#libs/domain/product-sizes';
import { correctedSizes, correctedStock } from '#libs/domain/stock-correction';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { UpdateProductDto } from './product.dto.js';

export interface Kept {
  hasVariableSizes: boolean;
  availableSizes: string[];
  sizes: SizeStock[];
  stock: number;
}

/** A product that is not there yet. */
export const NOTHING_KEPT: Kept = { hasVariableSizes: false, availableSizes: [], sizes: [], stock: 0 };

type Typed = Pick<
  UpdateProductDto,
  'hasVariableSizes' | 'availableSizes' | 'sizes' | 'sizesBefore' | 'stock' | 'stockBefore'
>;

/**
 * @param name by which the product is told of
 * @throws RefusedFields for what contradicts the stock by size, ConflictException for a stock that is outdated
 */
export function keptStock(name: string, before: Kept, typed: Typed): Kept {
  if (typed.sizes !== undefined && typed.sizes.length > 0) return keptBySize(name, before, typed, typed.sizes);
  const hasVariableSizes = typed.hasVariableSizes ?? before.hasVariableSizes;
  const availableSizes = sizesOf(hasVariableSizes, typed.availableSizes ?? before.availableSizes);
  const sizes = typed.sizes ? [] : sizesNamed(before.sizes, availableSizes);
  if (!isKeptBySize({ sizes }))
    return { hasVariableSizes, availableSizes, sizes, stock: sharedStock(name, before.stock, typed) };
  const isAsItWas = typed.stock === undefined || typed.stock === before.stock || typed.stock === typed.stockBefore;
  if (!isAsItWas) throw new RefusedFields({ stock: PRODUCT_RULES.stock.bySize });
  return { hasVariableSizes, availableSizes, sizes, stock: stockOfSizes(sizes) };
}

function keptBySize(
  name: string,
  before: Kept,
  { hasVariableSizes = true, availableSizes, sizesBefore }: Typed,
  typed: readonly SizeStock[],
): Kept {
  if (!hasVariableSizes) throw new RefusedFields({ sizes: PRODUCT_RULES.sizes.sizeless });
  const names = typed.map(({ size }) => size);
  // Whoever sends back what was read says nothing by it.
  if (availableSizes && ![names, before.availableSizes].some((known) => areSame(availableSizes, known)))
    throw new RefusedFields({ availableSizes: PRODUCT_RULES.availableSizes.bySize });
  const corrected = correctedSizes(before.sizes, typed, sizesBefore);
  if ('outdated' in corrected) {
    const { size, stock } = corrected.outdated;
    refuseOutdated('sizes', stockOutdated(name, stock, size));
  }
  const stock = stockOfSizes(corrected.sizes);
  if (stock > PRODUCT_RULES.stock.max) throw new RefusedFields({ sizes: PRODUCT_RULES.sizes.sumTooHigh });
  return { hasVariableSizes, availableSizes: names, sizes: corrected.sizes, stock };
}

function sharedStock(name: string, now: number, { stock: typed, stockBefore: seen }: Typed): number {
  const corrected = correctedStock(now, typed, seen);
  return corrected === 'outdated' ? refuseOutdated('stock', stockOutdated(name, now)) : corrected.stock;
}

function refuseOutdated(field: string, message: string): never {
  throw new ConflictException({ message, errors: { [field]: message } });
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
