import { Controller, Get, Body, Delete, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { Public } from '../../common/access.decorators.js';
import { BodyLimit, IMAGE_BODY_LIMIT_BYTES } from '../../common/bodies/body-limit.js';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { ProductRecord } from './product.entity.js';
import { PublicProduct, CreateProductDto, UpdateProductDto } from './product.dto.js';
import { StockMovement } from './stock-movement.entity.js';
import { ProductsService, PRODUCT_LIST, STOCK_HISTORY_LIST } from './products.service.js';

@Public()
@ApiTags('Products')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** What the shop sells: active products of active categories. */
  @Get()
  @CachedUntilChangeOf('products', 'product_categories')
  listActive(): Promise<PublicProduct[]> {
    return this.products.listActive();
  }
}

@ApiTags('Products (admin)')
@Controller('admin/products')
export class ProductsAdminController {
  constructor(private readonly products: ProductsService) {}

  /** All products, inactive ones too. */
  @Get()
  @ApiList(ProductRecord, PRODUCT_LIST)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<ProductRecord[]> {
    return answerList(reply, PRODUCT_LIST.name, await this.products.list(query));
  }

  /** One product. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ProductRecord> {
    return this.products.get(id);
  }

  /**
   * What changed a product's stock: orders, cancelled and deleted ones, corrections and imports, the latest first. The
   * sum of all changes is the stock.
   */
  @Get(':id/stock-history')
  @ApiList(StockMovement, STOCK_HISTORY_LIST)
  async stockHistory(
    @Param('id', IdPipe) id: number,
    @Query() query: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StockMovement[]> {
    return answerList(reply, STOCK_HISTORY_LIST.name, await this.products.stockHistory(id, query));
  }

  /** Adds a product. */
  @Post()
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  create(@Body() dto: CreateProductDto): Promise<ProductRecord> {
    return this.products.create(dto);
  }

  /** Changes the given fields of a product. */
  @Put(':id')
  @BodyLimit(IMAGE_BODY_LIMIT_BYTES)
  @ApiRefusal(409, 'The stock is no longer the one that was seen.')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateProductDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ProductRecord> {
    return this.products.update(id, dto, ifMatch);
  }

  /** Removes a product and answers with what it was. */
  @Delete(':id')
  remove(@Param('id', IdPipe) id: number): Promise<ProductRecord> {
    return this.products.remove(id);
  }
}
