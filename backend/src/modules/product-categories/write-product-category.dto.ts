import { PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { PRODUCT_CATEGORY_RULES } from '#libs/contracts/product-category';
import { MayBeLeftOut, OptionalText, RequiredText } from '../../common/validation/field.decorators.js';

const { name, description, isActive, sortOrder } = PRODUCT_CATEGORY_RULES;

/** A new category (spec 3 section 5). */
export class CreateProductCategoryDto {
  @RequiredText(name)
  name: string;

  /** Empty or null: none. */
  @OptionalText(description)
  description?: string | null;

  /** Whether visitors see its products. Without it: true. */
  @MayBeLeftOut()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;

  /** Lower first. Left out of a new one: 0. */
  @MayBeLeftOut()
  @Min(sortOrder.min, { message: sortOrder.negative })
  @Max(sortOrder.max, { message: sortOrder.tooHigh })
  @IsInt({ message: sortOrder.notWhole })
  sortOrder?: number;
}

/** Any part of a category's fields; the others stay as they are. A new name carries over to its products. */
export class UpdateProductCategoryDto extends PartialType(CreateProductCategoryDto, { skipNullProperties: false }) {}
