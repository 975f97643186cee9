import { Module } from '@nestjs/common';
import { ProductCategoriesAdminController } from './product-categories.admin.controller.js';
import { ProductCategoriesService } from './product-categories.service.js';

@Module({ controllers: [ProductCategoriesAdminController], providers: [ProductCategoriesService] })
export class ProductCategoriesModule {}
