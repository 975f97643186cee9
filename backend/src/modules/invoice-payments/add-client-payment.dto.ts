import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { CLIENT_PAYMENT_RULES, USE_CREDIT_RULES } from '#libs/contracts/client-payment';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { IsCalendarDate, OptionalText } from '../../common/validation/field.decorators.js';

const { paidOn, amount, method, reference, allocations } = CLIENT_PAYMENT_RULES;
const MAX_ID = 2_147_483_647;

/** What an invoice gets of a client's payment. */
export class AllocationDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID })
  @Max(MAX_ID, { message: allocations.invoiceId })
  @Min(1, { message: allocations.invoiceId })
  @IsInt({ message: allocations.invoiceId })
  invoiceId: number;

  /** Integer cents, at most what is outstanding. */
  @ApiProperty({ type: 'integer', minimum: amount.min, maximum: amount.max })
  @Max(amount.max, { message: allocations.amount })
  @Min(amount.min, { message: allocations.amount })
  @IsInt({ message: allocations.amount })
  amount: number;
}

/** Money that came in from a client, for some of its invoices or ahead. */
export class AddClientPaymentDto {
  /** When it came in, on the school's wall clock, and not in the future. Of an instant the day there counts. */
  @ApiProperty({ format: 'date' })
  @IsString({ message: paidOn.required })
  @IsNotEmpty({ message: paidOn.required })
  @IsCalendarDate({ message: paidOn.invalid })
  paidOn: string;

  /** Integer cents. */
  @Cents()
  amount: number;

  @IsIn(PAYMENT_METHODS, { message: method.unknown })
  method: PaymentMethod;

  @OptionalText(reference)
  reference?: string | null;

  /** What each invoice gets, together at most the amount. What is left, or all of it, is the client's credit. */
  @Allocations()
  allocations: AllocationDto[];
}

/** As much of the client's credit as an invoice gets. */
export class UseCreditDto {
  /** Integer cents, at most what is outstanding and what there is. */
  @Cents(USE_CREDIT_RULES.amount)
  amount: number;
}

function Cents({ min, max, invalid: message } = amount): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

/** Of several rules in one the last that is applied speaks first, see field-errors. */
function Allocations(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: [AllocationDto], maxItems: allocations.maxCount }),
    // Whatever the order it speaks first, of a value that is neither a list nor an object.
    ValidateNested({ each: true, message: allocations.required }),
    IsObject({ each: true, message: allocations.wrongType }),
    ArrayMaxSize(allocations.maxCount, { message: allocations.tooMany }),
    IsArray({ message: allocations.required }),
    // One more than is allowed is enough to refuse them all.
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.slice(0, allocations.maxCount + 1) : value,
    ),
    Type(() => AllocationDto),
  );
}
