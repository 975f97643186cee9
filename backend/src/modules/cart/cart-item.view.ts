import { ApiProperty, PickType } from '@nestjs/swagger';
import { ProductRecord } from '../products/product-record.entity.js';

/** The product of a line, as it is now. */
export class CartProductView extends PickType(ProductRecord, [
  'name',
  'price',
  'category',
  'stock',
  'imageUrl',
  'hasVariableSizes',
  'availableSizes',
]) {
  /** False while the product or its category is not for sale: then it cannot be ordered. */
  isAvailable: boolean;
}

/** A line of a cart as its visitor sees it (spec 2 section 3), without the session it belongs to. */
export class CartItemView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  productId: number;

  quantity: number;

  /** Null for a product without sizes. */
  selectedSize: string | null;

  createdAt: Date;

  updatedAt: Date;

  product: CartProductView;
}
