import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ProductsAdminController, ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [ImagesModule],
  controllers: [ProductsController, ProductsAdminController],
  providers: [ProductsService],
})
export class ProductsModule {}
