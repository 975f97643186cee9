import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ProductsAdminController } from './products.admin.controller.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [ImagesModule],
  controllers: [ProductsController, ProductsAdminController],
  providers: [ProductsService],
})
export class ProductsModule {}
