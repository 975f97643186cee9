import type { EntityManager } from 'typeorm';
import { PRODUCT_DEFAULTS, PRODUCT_RULES } from '#libs/contracts/product';
import { sizesOf } from '#libs/domain/product-sizes';
import { RefusedFields } from '../../common/errors/exceptions.js';
import type { ImportedList } from '../imports/imports.service.js';
import { ProductCategory } from '../product-categories/product-category.entity.js';

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
    const hasSizes = (body['hasVariableSizes'] ??
      record?.['hasVariableSizes'] ??
      PRODUCT_DEFAULTS.hasVariableSizes) as boolean;
    if (sizes !== undefined || body['hasVariableSizes'] !== undefined)
      body['availableSizes'] = sizesOf(hasSizes, sizes ?? (record?.['availableSizes'] as string[] | undefined) ?? []);
    return body;
  };
};
