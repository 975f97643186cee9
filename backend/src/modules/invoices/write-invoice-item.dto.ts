import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { lineDiscountLimit } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import type { DiscountKind } from '#libs/domain/invoice-totals';
import { RequiredText } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { DiscountKindField, DiscountValueField } from './discount.decorators.js';

const { description, quantity, unitPrice, totalPrice } = INVOICE_RULES;

/** A line (spec 3 section 5). Its invoice is the path's and its total the server's, whatever is sent. */
@WriteRules({ readOnly: ['invoiceId', 'discountAmount', 'totalPrice'] })
export class AddInvoiceItemDto {
  @RequiredText(description)
  description: string;

  @WholeNumber(quantity)
  quantity: number;

  /** Integer cents for one, without tax. */
  @WholeNumber(unitPrice)
  unitPrice: number;

  @DiscountKindField()
  discountKind?: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand: at most quantity times unit price. */
  @DiscountValueField(lineDiscountLimit(totalPrice.max))
  discountValue?: number;
}

/** Any part of a line. */
@WriteRules({ readOnly: ['invoiceId', 'discountAmount', 'totalPrice'] })
export class ChangeInvoiceItemDto extends PartialType(AddInvoiceItemDto, { skipNullProperties: false }) {}

function WholeNumber({ min, max, invalid }: { min: number; max: number; invalid: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    Max(max, { message: invalid }),
    Min(min, { message: invalid }),
    IsInt({ message: invalid }),
  );
}
