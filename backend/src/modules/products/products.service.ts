import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { PRODUCT_DEFAULTS, PRODUCT_RULES } from '#libs/contracts/product';
import type { MatchCondition } from '#libs/domain/record-tag';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { listRecords, type RecordPage } from '../../common/lists/list-records.js';
import type { ListRules } from '../../common/lists/list-rules.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { columnNames, fieldNames, shownFields } from '../../common/lists/shown-fields.js';
import { createRecord, findRecord, lockRecord, updateRecord } from '../../common/records/record-crud.js';
import { requireMatch } from '../../common/records/record-match.js';
import { ImagesService, type SentImage } from '../images/images.service.js';
import { keptStock, NOTHING_KEPT } from './kept-stock.js';
import { Product, ProductRecord, RUNS_LOW, SOLD } from './product.entity.js';
import { StockMovement } from './stock-movement.entity.js';
import {
  PUBLIC_PRODUCT_FIELDS,
  type PublicProduct,
  type CreateProductDto,
  type UpdateProductDto,
} from './product.dto.js';

const NOUN = 'product';

const IS_LOW = `(record.id IN (SELECT p.id FROM ${SOLD} WHERE ${RUNS_LOW}))`;

const SHOWN = shownFields(ProductRecord);

export const PRODUCT_LIST: ListRules<keyof ProductRecord | 'isLow'> = {
  name: 'products',
  sortable: fieldNames(SHOWN),
  filters: { ...SHOWN, isLow: { kind: 'boolean', nullable: false, sql: IS_LOW } },
  searched: ['name', 'description', 'category'],
  defaultOrder: ['name'],
};

const MOVEMENT_FIELDS = shownFields(StockMovement);

export const STOCK_HISTORY_LIST: ListRules<keyof StockMovement> = {
  name: 'stock-history',
  sortable: fieldNames(MOVEMENT_FIELDS),
  filters: MOVEMENT_FIELDS,
  searched: ['orderNumber', 'changedBy'],
  defaultOrder: [],
};

/** What visitors are told: the category's name stands with the category. */
const COLUMNS = columnNames(ProductRecord);
const SELECTED = PUBLIC_PRODUCT_FIELDS.map(
  (field) => `${field === 'category' ? 'category.name' : `product.${COLUMNS[field]}`} AS "${field}"`,
);

/** Undefined are those that are not to be changed. */
interface SentPictures {
  main: SentImage | string | null | undefined;
  further: (SentImage | string)[] | undefined;
}

/** What the shop sells (spec 2 section 3, spec 3 sections 2, 3 and 5). */
@Injectable()
export class ProductsService implements OnModuleInit {
  constructor(
    private readonly manager: EntityManager,
    private readonly images: ImagesService,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('products', 'image_url');
    this.images.registerColumn('products', 'images');
  }

  /** What visitors may buy: active products of active categories, in the categories' order, then by name. */
  listActive(): Promise<PublicProduct[]> {
    return this.manager.query<PublicProduct[]>(`
      SELECT ${SELECTED.join(', ')}, CASE WHEN has_variable_sizes THEN category.size_chart END AS "sizeChart"
      FROM products product JOIN product_categories category ON category.id = category_id
      WHERE product.is_active AND category.is_active
      ORDER BY category.sort_order, category.name, product.name, product.id`);
  }

  list(query: RawListQuery): Promise<RecordPage<ProductRecord>> {
    return listRecords(this.manager, ProductRecord, parseListQuery(query, PRODUCT_LIST), PRODUCT_LIST);
  }

  get(id: number): Promise<ProductRecord> {
    return findRecord(this.manager, ProductRecord, id, NOUN);
  }

  /** Every change of the product's stock, the latest first unless asked otherwise. Their sum is the stock. */
  async stockHistory(id: number, query: RawListQuery): Promise<RecordPage<StockMovement>> {
    await this.get(id);
    const asked = parseListQuery(query, STOCK_HISTORY_LIST);
    const sort = asked.sort ?? ({ field: 'id', direction: 'DESC' } as const);
    return listRecords(this.manager, StockMovement, { ...asked, sort }, STOCK_HISTORY_LIST, (rows) =>
      rows.andWhere({ productId: id }),
    );
  }

  /** @throws RefusedFields for an unknown category or an image that is none, and see keptStock */
  async create({ price, category, imageUrl, images, ...others }: CreateProductDto): Promise<ProductRecord> {
    const pictures = await this.readPictures(imageUrl ?? PRODUCT_DEFAULTS.imageUrl, images);
    return this.manager.transaction(async (manager) => {
      const { id } = await createRecord(manager, Product, {
        ...others,
        ...keptStock(others.name, NOTHING_KEPT, others),
        priceCents: price,
        categoryId: await findCategoryId(manager, category),
        ...(await this.storePictures(manager, pictures)),
      });
      return findRecord(manager, ProductRecord, id, NOUN);
    });
  }

  /** @throws RefusedFields for an unknown category or an image that is none, and see keptStock */
  async update(id: number, dto: UpdateProductDto, ifMatch?: MatchCondition): Promise<ProductRecord> {
    const { price, category, imageUrl, images, sizesBefore: _sizes, stockBefore: _stock, ...others } = dto;
    const pictures = await this.readPictures(imageUrl, images);
    return this.manager.transaction(async (manager) => {
      const before = await lockRecord(manager, Product, id, NOUN);
      if (ifMatch !== undefined) requireMatch(ifMatch, await findRecord(manager, ProductRecord, id, NOUN), NOUN);
      await updateRecord(manager, Product, id, NOUN, {
        ...others,
        ...keptStock(before.name, before, dto),
        priceCents: price,
        categoryId: category === undefined ? undefined : await findCategoryId(manager, category),
        ...(await this.storePictures(manager, pictures)),
      });
      return findRecord(manager, ProductRecord, id, NOUN);
    });
  }

  /** Outside any transaction: decoding takes its time. @throws RefusedFields for what is no image */
  private async readPictures(imageUrl: string | null | undefined, images: string[] | undefined): Promise<SentPictures> {
    return {
      main: await this.images.read('imageUrl', imageUrl, PRODUCT_IMAGE_RULES),
      further:
        images && (await Promise.all(images.map((image) => this.images.read('images', image, PRODUCT_IMAGE_RULES)))),
    };
  }

  private async storePictures(
    manager: EntityManager,
    { main, further }: SentPictures,
  ): Promise<Pick<UpdateProductDto, 'imageUrl' | 'images'>> {
    const [imageUrl, ...others] = await this.images.storeAll(manager, [main, ...(further ?? [])]);
    const images = further && [...new Set(others.filter((address) => typeof address === 'string'))];
    return { imageUrl, images };
  }

  remove(id: number): Promise<ProductRecord> {
    return this.manager.transaction(async (manager) => {
      await lockRecord(manager, Product, id, NOUN);
      const product = await findRecord(manager, ProductRecord, id, NOUN);
      await manager.delete(Product, id);
      return product;
    });
  }
}

/** The key of the category with this name, whatever its case. Until the end of the transaction it cannot be deleted. */
async function findCategoryId(manager: EntityManager, name: string): Promise<number> {
  const [category] = await manager.query<{ id: number }[]>(
    'SELECT id FROM product_categories WHERE lower(name) = lower($1) FOR KEY SHARE',
    [name],
  );
  if (!category) throw new RefusedFields({ category: PRODUCT_RULES.category.unknown });
  return category.id;
}
