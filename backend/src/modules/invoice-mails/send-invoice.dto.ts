import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { TrimmedOrNull, IsEmailAddress, OptionalText } from '../../common/validation/field.decorators.js';

const { to, message } = INVOICE_RULES.sending;

/** Where an invoice is sent, and with what words. */
export class SendInvoiceDto {
  /** Null or empty, and left out: the client's address on the invoice. */
  @ApiPropertyOptional({
    type: String,
    format: 'email',
    nullable: true,
    maxLength: INVOICE_RULES.clientEmail.maxLength,
  })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(INVOICE_RULES.clientEmail.maxLength, { message: to.invalid })
  @IsEmailAddress({ message: to.invalid })
  to?: string | null;

  /** Above the invoice's figures, in place of the usual words. */
  @OptionalText(message)
  message?: string | null;
}
