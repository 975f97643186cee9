import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsString, Max, Min } from 'class-validator';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { ORDER_PAYMENT_RULES } from '#libs/contracts/order-payment';
import { IsCalendarDate, Omittable, OptionalText } from '../../common/validation/field.decorators.js';

const { amount, method, reference, date, returnStock } = ORDER_PAYMENT_RULES;

/** Money that came in for an order. */
export class RecordOrderPaymentDto {
  /** Integer cents. */
  @ApiProperty({ type: 'integer', minimum: amount.min, maximum: amount.max })
  @IsInt({ message: amount.invalid })
  @Min(amount.min, { message: amount.invalid })
  @Max(amount.max, { message: amount.invalid })
  amount: number;

  @IsIn(PAYMENT_METHODS, { message: method.unknown })
  method: PaymentMethod;

  @OptionalText(reference)
  reference?: string | null;

  /** When it came or went, on the school's wall clock, and not in the future. Of an instant the day there counts. */
  @ApiProperty({ format: 'date' })
  @IsString({ message: date.required })
  @IsNotEmpty({ message: date.required })
  @IsCalendarDate({ message: date.invalid })
  date: string;
}

/** Money that went back to the customer of an order. */
export class RecordOrderRefundDto extends RecordOrderPaymentDto {
  /** True: what was bought is back, too. The order is cancelled, which returns its stock, unless it was before. */
  @ApiPropertyOptional({ type: Boolean })
  @Omittable()
  @IsBoolean({ message: returnStock.wrongType })
  returnStock?: boolean;
}
