import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsString, Max, Min } from 'class-validator';
import { PAYMENT_METHODS, type PaymentMethod } from '#libs/contracts/invoice';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { Omittable, IsCalendarDate, OptionalText } from '../../common/validation/field.decorators.js';

const { date, amount, method, reference, allowOverpayment } = INVOICE_RULES.payment;

/** Money that came in for an invoice. */
export class AddPaymentDto {
  /** When it came in, on the school's wall clock, and not in the future. Of an instant the day there counts. */
  @ApiProperty({ format: 'date' })
  @IsString({ message: date.required })
  @IsNotEmpty({ message: date.required })
  @IsCalendarDate({ message: date.invalid })
  date: string;

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

  /** More than is outstanding is a 409 without it. */
  @Omittable()
  @IsBoolean({ message: allowOverpayment.wrongType })
  allowOverpayment?: boolean;
}
