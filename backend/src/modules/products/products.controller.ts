import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { CachedUntilChangeOf } from '../../common/serving/answer-cache.js';
import { PublicProduct } from './product.view.js';
import { ProductsService } from './products.service.js';

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
