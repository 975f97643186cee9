import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { tidySizes } from '#libs/domain/product-sizes';
import {
  MayBeLeftOut,
  Trimmed,
  TrimmedOrNull,
  IsImageField,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { ProductRecord } from './product-record.entity.js';

const { name, description, price, category, stock, imageUrl, hasVariableSizes, availableSizes, isActive } =
  PRODUCT_RULES;

/** A new product (spec 3 section 5). */
export class CreateProductDto {
  @RequiredText(name)
  name: string;

  /** Empty or null: none. */
  @OptionalText(description)
  description?: string | null;

  /** Integer cents. */
  @ApiProperty({ type: 'integer', example: 49900 })
  @Min(price.min, { message: price.negative })
  @Max(price.max, { message: price.tooHigh })
  @IsInt({ message: price.notWhole })
  price: number;

  /** The name of a category. */
  @Trimmed()
  @IsString({ message: category.required })
  @IsNotEmpty({ message: category.required })
  @MaxLength(category.maxLength, { message: category.unknown })
  category: string;

  @Min(stock.min, { message: stock.negative })
  @Max(stock.max, { message: stock.tooHigh })
  @IsInt({ message: stock.notWhole })
  stock: number;

  /** A web address, a path of this site, or inline data (`data:image/…`), which is stored. Empty or null: none. */
  @TrimmedOrNull()
  @IsOptional()
  @IsImageField({ message: imageUrl.invalid })
  imageUrl?: string | null;

  /** Whether a size must be chosen. Without it: false. */
  @MayBeLeftOut()
  @IsBoolean({ message: hasVariableSizes.wrongType })
  hasVariableSizes?: boolean;

  /** Kept trimmed and each once; none while hasVariableSizes is false. */
  @MayBeLeftOut()
  @TidySizes()
  @IsArray({ message: availableSizes.wrongType })
  @IsString({ each: true, message: availableSizes.wrongType })
  @ArrayMaxSize(availableSizes.maxCount, { message: availableSizes.tooMany })
  @MaxLength(availableSizes.maxLength, { each: true, message: availableSizes.tooLong })
  availableSizes?: string[];

  /** Whether visitors see it. Without it: true. */
  @MayBeLeftOut()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;
}

/** Any part of a product's fields; the others stay as they are. */
export class UpdateProductDto extends PartialType(CreateProductDto, { skipNullProperties: false }) {
  /**
   * The stock that was shown when `stock` was typed. With it a `stock` that differs is taken only while that is still
   * the stock, else it is a 409, and one that does not differ changes nothing. Without it `stock` is taken as it is.
   */
  @ApiPropertyOptional({ type: 'integer', minimum: stock.min, maximum: stock.max })
  @MayBeLeftOut()
  @IsInt({ message: stock.notWhole })
  @Min(stock.min, { message: stock.negative })
  @Max(stock.max, { message: stock.tooHigh })
  stockBefore?: number;
}

/** A list of texts as the form would keep it. Other values are left for the rules to refuse. */
function TidySizes(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (isTexts(value) ? tidySizes(value) : value));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

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
  'sizes',
]) {}
