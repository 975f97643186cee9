import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min, NotEquals } from 'class-validator';
import { CART_RULES } from '#libs/contracts/cart';
import { SESSION_ID } from '#libs/contracts/session-id';
import { Omittable, OptionalText } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { ProductRecord } from '../products/product.entity.js';

const { productId, quantity, selectedSize } = CART_RULES;

/** More or less of a product in a cart (spec 2 section 7). */
@WriteRules({ unknownFields: 'ignore' })
export class AddCartItemDto {
  @ApiProperty({ pattern: SESSION_ID.pattern.source, minLength: SESSION_ID.minLength, maxLength: SESSION_ID.maxLength })
  @Matches(SESSION_ID.pattern, { message: SESSION_ID.invalid })
  sessionId: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @Max(MAX_ID, { message: productId.invalid })
  @Min(1, { message: productId.invalid })
  @IsInt({ message: productId.invalid })
  productId: number;

  /** How many more or, below zero, how many less; never 0. Left out: one more. */
  @ApiPropertyOptional({
    type: 'integer',
    minimum: -quantity.max,
    maximum: quantity.max,
    not: { enum: [0] },
    example: 1,
  })
  @Omittable()
  @NotEquals(0, { message: quantity.noChange })
  @Max(quantity.max, { message: quantity.noChange })
  @Min(-quantity.max, { message: quantity.noChange })
  @IsInt({ message: quantity.noChange })
  quantity?: number;

  /** Null, empty or left out: none was chosen. */
  @OptionalText({ maxLength: selectedSize.maxLength, tooLong: selectedSize.invalid })
  selectedSize?: string | null;
}

/** How many there are to be of a line (spec 2 section 7). */
@WriteRules({ unknownFields: 'ignore' })
export class ChangeCartItemDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: quantity.max })
  @Max(quantity.max, { message: quantity.invalid })
  @Min(1, { message: quantity.invalid })
  @IsInt({ message: quantity.invalid })
  quantity: number;
}

/** The product of a line, as it is now. */
export class CartProductView extends PickType(ProductRecord, [
  'name',
  'price',
  'category',
  'stock',
  'imageUrl',
  'hasVariableSizes',
  'availableSizes',
  'sizes',
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
