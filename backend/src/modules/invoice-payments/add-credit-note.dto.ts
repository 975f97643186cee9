import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { RequiredText } from '../../common/validation/field.decorators.js';

const { amount, reason } = INVOICE_RULES.creditNote;

/** What is taken from an invoice, and why. */
export class AddCreditNoteDto {
  /** Integer cents, tax included. */
  @ApiProperty({ type: 'integer', minimum: amount.min, maximum: amount.max })
  @IsInt({ message: amount.invalid })
  @Min(amount.min, { message: amount.invalid })
  @Max(amount.max, { message: amount.invalid })
  amount: number;

  @RequiredText(reason)
  reason: string;
}
