import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { PRODUCT_CATEGORY_RULES, sizeChartRefusal } from '#libs/contracts/product-category';
import { tidySizeChart } from '#libs/domain/size-chart';
import { Omittable, OptionalText, RequiredText } from '../../common/validation/field.decorators.js';
import { SizeChart } from './product-category.entity.js';

const { name, description, isActive, sortOrder } = PRODUCT_CATEGORY_RULES;

/** A new category (spec 3 section 5). */
export class CreateProductCategoryDto {
  @RequiredText(name)
  name: string;

  /** Empty or null: none. */
  @OptionalText(description)
  description?: string | null;

  /** Which size fits whom, shown with those of its products that come in sizes. Null: none. */
  @ApiPropertyOptional({ type: SizeChart, nullable: true })
  @IsOptional()
  @IsSizeChart()
  sizeChart?: SizeChart | null;

  /** Whether visitors see its products. Without it: true. */
  @Omittable()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;

  /** Lower first. Left out of a new one: 0. */
  @Omittable()
  @Min(sortOrder.min, { message: sortOrder.negative })
  @Max(sortOrder.max, { message: sortOrder.tooHigh })
  @IsInt({ message: sortOrder.notWhole })
  sortOrder?: number;
}

/** Any part of a category's fields; the others stay as they are. A new name carries over to its products. */
export class UpdateProductCategoryDto extends PartialType(CreateProductCategoryDto, { skipNullProperties: false }) {}

/** Its cells arrive trimmed; what is none is left for the rule to refuse. */
function IsSizeChart(): PropertyDecorator {
  return applyDecorators(
    ValidateBy({
      name: 'isSizeChart',
      validator: {
        validate: (value: unknown) => sizeChartRefusal(value) === undefined,
        defaultMessage: (refused) => sizeChartRefusal(refused?.value) ?? '',
      },
    }),
    Transform(({ value }: { value: unknown }) =>
      sizeChartRefusal(value) === undefined ? tidySizeChart(value as SizeChart) : value,
    ),
  );
}
