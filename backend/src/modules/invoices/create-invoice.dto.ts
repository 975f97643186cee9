import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, Min } from 'class-validator';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import type { DiscountKind } from '#libs/domain/invoice-totals';
import { IsCalendarDate, NaturalNumber, OptionalText } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { DiscountKindField, DiscountValueField } from './discount.decorators.js';
import { IssuerDto } from './issuer.dto.js';

const { corporateClientId, dueDate, taxRate, notes } = INVOICE_RULES;

/**
 * A new invoice (spec 3 section 7). Who sends it, where it is paid and the notes fall back to the invoice settings;
 * totals and status are the server's, whatever is sent.
 */
@WriteRules({ readOnly: ['subtotal', 'discountAmount', 'taxAmount', 'totalAmount', 'status'] })
export class CreateInvoiceDto extends IssuerDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt({ message: corporateClientId.required })
  @Min(1, { message: corporateClientId.required })
  @Max(MAX_ID, { message: corporateClientId.unknown })
  corporateClientId: number;

  /** Or an instant, of which the day on the school's wall clock counts. */
  @ApiProperty({ format: 'date' })
  @IsString({ message: dueDate.required })
  @IsNotEmpty({ message: dueDate.required })
  @IsCalendarDate({ message: dueDate.invalid })
  dueDate: string;

  /** Basis points: 1500 is 15 %. Null or empty: 0. Left out: what the settings of VAT say, which is 0 for no vendor. */
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: taxRate.min, maximum: taxRate.max })
  @NaturalNumber({ notNatural: taxRate.invalid, max: taxRate.max, tooLarge: taxRate.invalid }, 0)
  taxRate?: number;

  @DiscountKindField()
  discountKind?: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand. Taken off the subtotal, before tax. */
  @DiscountValueField(INVOICE_DISCOUNT_LIMIT)
  discountValue?: number;

  @OptionalText(notes)
  notes?: string | null;
}
