import { PickType } from '@nestjs/swagger';
import { ProductRecord } from './product-record.entity.js';

/** A product as visitors see it (spec 2 section 3). */
export class PublicProduct extends PickType(ProductRecord, [
  'id',
  'name',
  'description',
  'price',
  'category',
  'stock',
  'imageUrl',
  'hasVariableSizes',
  'availableSizes',
]) {}
