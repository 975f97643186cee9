import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { MatchCondition } from '#libs/domain/record-tag';
import { answerList } from '../../common/lists/content-range.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { ApiList } from '../../common/openapi/api-list.decorator.js';
import { ApiRefusal } from '../../common/openapi/describe-refusals.js';
import { IfMatch } from '../../common/records/record-match.js';
import { IdPipe } from '../../common/validation/id.pipes.js';
import { PRODUCT_CATEGORY_LIST, ProductCategoriesService } from './product-categories.service.js';
import { ProductCategory } from './product-category.entity.js';
import { CreateProductCategoryDto, UpdateProductCategoryDto } from './write-product-category.dto.js';

@ApiTags('Product categories (admin)')
@Controller('admin/product-categories')
export class ProductCategoriesAdminController {
  constructor(private readonly categories: ProductCategoriesService) {}

  /** All categories, inactive ones too. */
  @Get()
  @ApiList(ProductCategory, PRODUCT_CATEGORY_LIST)
  async list(
    @Query() query: RawListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductCategory[]> {
    return answerList(reply, PRODUCT_CATEGORY_LIST.name, await this.categories.list(query));
  }

  /** One category. */
  @Get(':id')
  get(@Param('id', IdPipe) id: number): Promise<ProductCategory> {
    return this.categories.get(id);
  }

  /** Adds a category. */
  @Post()
  @ApiRefusal(409, 'Another category has the name.')
  create(@Body() dto: CreateProductCategoryDto): Promise<ProductCategory> {
    return this.categories.create(dto);
  }

  /** Changes the given fields of a category; a new name carries over to its products. */
  @Put(':id')
  @ApiRefusal(409, 'Another category has the name.')
  update(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateProductCategoryDto,
    @IfMatch() ifMatch?: MatchCondition,
  ): Promise<ProductCategory> {
    return this.categories.update(id, dto, ifMatch);
  }

  /** Removes a category without products and answers with what it was. */
  @Delete(':id')
  @ApiRefusal(409, 'The category has products.')
  remove(@Param('id', IdPipe) id: number): Promise<ProductCategory> {
    return this.categories.remove(id);
  }
}
