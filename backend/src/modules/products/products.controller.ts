import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/access.decorators.js';
import { PublicProduct } from './product.view.js';
import { ProductsService } from './products.service.js';

@Public()
@ApiTags('Products')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** What the shop sells: active products of active categories. */
  @Get()
  listActive(): Promise<PublicProduct[]> {
    return this.products.listActive();
  }
}
