import { ConflictException, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { categoryInUse, PRODUCT_CATEGORY_RULES } from '#libs/contracts/product-category';
import type { MatchCondition } from '#libs/domain/record-tag';
import { violatedConstraint } from '../../common/errors/database-error.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, findRecord, lockRecord, updateRecord } from '../../common/records/record-crud.js';
import { Product } from '../products/product.entity.js';
import { ProductCategory } from './product-category.entity.js';
import type { CreateProductCategoryDto, UpdateProductCategoryDto } from './write-product-category.dto.js';

const NOUN = 'category';

const SHOWN = shownFields(ProductCategory);

export const PRODUCT_CATEGORY_LIST: ListRules<keyof ProductCategory> = {
  name: 'product-categories',
  sortable: fieldNames(SHOWN),
  filters: SHOWN,
  searched: ['name', 'description'],
  defaultOrder: ['sortOrder', 'name'],
};

/** The shop's categories (spec 3 sections 2, 3 and 5). */
@Injectable()
export class ProductCategoriesService {
  constructor(private readonly manager: EntityManager) {}

  list(query: RawListQuery): Promise<RecordPage<ProductCategory>> {
    return listRecords(
      this.manager,
      ProductCategory,
      parseListQuery(query, PRODUCT_CATEGORY_LIST),
      PRODUCT_CATEGORY_LIST,
    );
  }

  get(id: number): Promise<ProductCategory> {
    return findRecord(this.manager, ProductCategory, id, NOUN);
  }

  /** @throws ConflictException when another category has the name */
  create(dto: CreateProductCategoryDto): Promise<ProductCategory> {
    return namingTakenName(() => createRecord(this.manager, ProductCategory, dto));
  }

  /** @throws ConflictException when another category has the name */
  update(id: number, dto: UpdateProductCategoryDto, ifMatch?: MatchCondition): Promise<ProductCategory> {
    return namingTakenName(() => updateRecord(this.manager, ProductCategory, id, NOUN, dto, { ifMatch }));
  }

  /**
   * Under the lock no product can join the category: one that is being filed now is counted, or finds it gone.
   * @throws ConflictException while it has products
   */
  remove(id: number): Promise<ProductCategory> {
    return this.manager.transaction(async (manager) => {
      const category = await lockRecord(manager, ProductCategory, id, NOUN);
      const products = await manager.countBy(Product, { categoryId: id });
      if (products > 0) throw new ConflictException(categoryInUse(products));
      await manager.delete(ProductCategory, id);
      return category;
    });
  }
}

async function namingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'product_categories_name_key')
      throw new ConflictException(PRODUCT_CATEGORY_RULES.name.taken);
    throw error;
  }
}
