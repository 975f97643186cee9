import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { INVOICE_STATUSES, type InvoiceStatus } from '#libs/domain/invoice-status';
import type { DiscountKind } from '#libs/domain/invoice-totals';
import {
  Omittable,
  Trimmed,
  IsEmailAddress,
  IsCalendarDate,
  NaturalNumber,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { DiscountKindField, DiscountValueField } from './discount.decorators.js';
import { IssuerDto } from './issuer.dto.js';

const { clientName, clientEmail, clientPhone, clientAddress, clientVatNumber, dueDate, taxRate, status, notes } =
  INVOICE_RULES;

class InvoiceFieldsDto extends IssuerDto {
  @RequiredText(clientName)
  clientName: string;

  @ApiProperty({ format: 'email', maxLength: clientEmail.maxLength })
  @Trimmed()
  @IsString({ message: clientEmail.required })
  @IsNotEmpty({ message: clientEmail.required })
  @MaxLength(clientEmail.maxLength, { message: clientEmail.invalid })
  @IsEmailAddress({ message: clientEmail.invalid })
  clientEmail: string;

  @OptionalText(clientPhone)
  clientPhone?: string | null;

  @OptionalText(clientAddress)
  clientAddress?: string | null;

  @OptionalText(clientVatNumber)
  clientVatNumber?: string | null;

  /** Or an instant, of which the day on the school's wall clock counts. Null or empty: as it was. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  @Transform(({ value }: { value: unknown }) => (value === null || value === '' ? undefined : value))
  @Omittable()
  @IsCalendarDate({ message: dueDate.invalid })
  dueDate?: string;

  /** Basis points: 1500 is 15 %. Null or empty: 0. */
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: taxRate.min, maximum: taxRate.max })
  @NaturalNumber({ notNatural: taxRate.invalid, max: taxRate.max, tooLarge: taxRate.invalid }, 0)
  taxRate?: number;

  @DiscountKindField()
  discountKind?: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand. Taken off the subtotal, before tax. */
  @DiscountValueField(INVOICE_DISCOUNT_LIMIT)
  discountValue?: number;

  /** Any status may follow any other (spec 3 section 4). */
  @IsIn(INVOICE_STATUSES, { message: status.unknown })
  status: InvoiceStatus;

  @OptionalText(notes)
  notes?: string | null;
}

/** Any part of an invoice's own fields. What was read with them may be sent back. */
@WriteRules({
  readOnly: [
    'invoiceNumber',
    'corporateClientId',
    'issueDate',
    'subtotal',
    'discountAmount',
    'taxAmount',
    'totalAmount',
    'paidAmount',
    'creditedAmount',
    'outstandingAmount',
    'sentAt',
    'sentTo',
    'markedSentAt',
    'correctsInvoiceId',
    'lockedBecause',
    'items',
    'payments',
    'creditNotes',
    'sendings',
  ],
})
export class ChangeInvoiceDto extends PartialType(InvoiceFieldsDto, { skipNullProperties: false }) {}
