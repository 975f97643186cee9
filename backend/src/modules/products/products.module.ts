import { Module, type OnModuleInit } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ImagesService } from '../images/images.service.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ImportsService } from '../imports/imports.service.js';
import { previewProducts } from './preview-products.js';
import { CreateProductDto, UpdateProductDto } from './product.dto.js';
import { ProductRecord } from './product.entity.js';
import { ProductsAdminController, ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [ImagesModule, ImportsModule],
  controllers: [ProductsController, ProductsAdminController],
  providers: [ProductsService],
  exports: [ProductsService],
})
export class ProductsModule implements OnModuleInit {
  constructor(
    private readonly images: ImagesService,
    private readonly imports: ImportsService,
  ) {}

  onModuleInit(): void {
    this.imports.register('products', {
      entity: ProductRecord,
      create: CreateProductDto,
      update: UpdateProductDto,
      writer: (manager) => new ProductsService(manager, this.images),
      preview: previewProducts,
      // For the history of the stock, see the migration StockHistory.
      begin: async (manager) => {
        await manager.query(`SELECT set_config('storm.stock_cause', '{"kind":"import"}', true)`);
      },
      // Orders take stock meanwhile.
      seen: (body, { stock, sizes }) => ({
        ...body,
        ...('stock' in body && { stockBefore: stock }),
        ...('sizes' in body && { sizesBefore: sizes }),
      }),
    });
  }
}
