import type { EntityManager } from 'typeorm';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { ImportedList } from '../imports/imports.service.js';
import { ProductCategory } from '../product-categories/product-category.entity.js';
import { type Kept, keptStock, NOTHING_KEPT } from './kept-stock.js';

/** What ProductsService makes of a category and of sizes, for a file that is only checked. */
export const previewProducts: ImportedList['preview'] = async (manager: EntityManager) => {
  const categories = await manager.find(ProductCategory, { select: { name: true } });
  const names = new Map(categories.map(({ name }) => [name.toLowerCase(), name]));
  return (fields, record) => {
    const body = { ...fields };
    if (typeof body['category'] === 'string') {
      body['category'] = names.get(body['category'].toLowerCase());
      if (body['category'] === undefined) throw new RefusedFields({ category: PRODUCT_RULES.category.unknown });
    }
    const sizes = body['availableSizes'] as string[] | undefined;
    // A file that names sizes means that one is to be chosen, unless it says otherwise.
    if (sizes && sizes.length > 0) body['hasVariableSizes'] ??= true;
    if (!['stock', 'hasVariableSizes', 'availableSizes', 'sizes'].some((field) => body[field] !== undefined))
      return body;
    const before = (record ?? NOTHING_KEPT) as unknown as Kept;
    // All that follows from them too, so that undoing brings back each size's stock.
    return { ...body, ...keptStock(String(record?.['name'] ?? body['name']), before, body) };
  };
};
