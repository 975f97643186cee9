import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PRODUCT_RULES } from '#libs/contracts/product';
import { tidySizes } from '#libs/domain/product-sizes';
import {
  Omittable,
  Trimmed,
  TrimmedOrNull,
  IsImageField,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { SizeChart } from '../product-categories/product-category.entity.js';
import { ProductRecord } from './product.entity.js';

const { name, description, price, category, stock, imageUrl, images, isActive } = PRODUCT_RULES;
const { hasVariableSizes, availableSizes, sizes } = PRODUCT_RULES;

/** How many there are of a size. */
class ProductSizeDto {
  @RequiredText(sizes.size)
  size: string;

  @Min(stock.min, { message: stock.negative })
  @Max(stock.max, { message: stock.tooHigh })
  @IsInt({ message: stock.notWhole })
  stock: number;
}

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

  /** Must be there, unless `sizes` says it: then it is their sum, whatever is sent here. */
  @ApiPropertyOptional({ type: 'integer', minimum: stock.min, maximum: stock.max })
  @ValidateIf((dto: CreateProductDto, value: unknown) => !hasSizes(dto) || (value !== undefined && value !== null))
  @Min(stock.min, { message: stock.negative })
  @Max(stock.max, { message: stock.tooHigh })
  @IsInt({ message: stock.notWhole })
  stock?: number;

  /** A web address, a path of this site, or inline data (`data:image/…`), which is stored. Empty or null: none. */
  @TrimmedOrNull()
  @IsOptional()
  @IsImageField({ message: imageUrl.invalid })
  imageUrl?: string | null;

  /** More pictures, shown after `imageUrl` in this order, each once; sent as that one is. Without it: as before. */
  @ApiPropertyOptional({ type: [String], maxItems: images.maxCount })
  @Omittable()
  @TidyTexts()
  @IsArray({ message: images.wrongType })
  @ArrayMaxSize(images.maxCount, { message: images.tooMany })
  @IsImageField({ each: true, message: imageUrl.invalid })
  images?: string[];

  /** Whether a size must be chosen. Without it: false. */
  @Omittable()
  @IsBoolean({ message: hasVariableSizes.wrongType })
  hasVariableSizes?: boolean;

  /** Kept trimmed and each once; none while hasVariableSizes is false. */
  @Omittable()
  @TidyTexts()
  @IsArray({ message: availableSizes.wrongType })
  @IsString({ each: true, message: availableSizes.wrongType })
  @ArrayMaxSize(availableSizes.maxCount, { message: availableSizes.tooMany })
  @MaxLength(availableSizes.maxLength, { each: true, message: availableSizes.tooLong })
  availableSizes?: string[];

  /**
   * The stock of each size, each named once: then the product comes in these sizes, and carts and orders take from the
   * size. Empty: its sizes share the stock. Without it: as before, a new size with none.
   */
  @Omittable()
  @ProductSizes()
  sizes?: ProductSizeDto[];

  /** Whether visitors see it. Without it: true. */
  @Omittable()
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
  @Omittable()
  @IsInt({ message: stock.notWhole })
  @Min(stock.min, { message: stock.negative })
  @Max(stock.max, { message: stock.tooHigh })
  stockBefore?: number;

  /** What stockBefore is for `stock`, for each of `sizes`. */
  @Omittable()
  @ProductSizes()
  sizesBefore?: ProductSizeDto[];
}

function hasSizes({ sizes: given }: CreateProductDto): boolean {
  return Array.isArray(given) && given.length > 0;
}

/** Sizes with their stock. Of several rules in one the last that is applied speaks first, see field-errors. */
function ProductSizes(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [ProductSizeDto], maxItems: sizes.maxCount }),
    ValidateNested({ each: true, message: sizes.wrongType }),
    ArrayUnique(nameOf, { message: sizes.twice }),
    ArrayMaxSize(sizes.maxCount, { message: sizes.tooMany }),
    IsObject({ each: true, message: sizes.wrongType }),
    IsArray({ message: sizes.wrongType }),
    // One more than is allowed is enough to refuse them all.
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.slice(0, sizes.maxCount + 1) : value)),
    Type(() => ProductSizeDto),
  );
}

/** One without a name is refused for that. */
function nameOf(one: unknown): unknown {
  const name = (one as Partial<ProductSizeDto> | null)?.size;
  return typeof name === 'string' ? name : one;
}

/** A list of texts as the form would keep it. Other values are left for the rules to refuse. */
function TidyTexts(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (isTexts(value) ? tidySizes(value) : value));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** What visitors are told of a product, and what is read for them. */
export const PUBLIC_PRODUCT_FIELDS = [
  'id',
  'name',
  'description',
  'price',
  'category',
  'stock',
  'imageUrl',
  'images',
  'hasVariableSizes',
  'availableSizes',
  'sizes',
] as const;

/** A product as visitors see it (spec 2 section 3). */
export class PublicProduct extends PickType(ProductRecord, PUBLIC_PRODUCT_FIELDS) {
  /** Of its category; null too for a product that does not come in sizes. */
  @ApiProperty({ type: SizeChart, nullable: true })
  sizeChart: SizeChart | null;
}
