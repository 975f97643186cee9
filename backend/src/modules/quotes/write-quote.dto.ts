import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Max, Min } from 'class-validator';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { QUOTE_RULES } from '#libs/contracts/quote';
import type { DiscountKind } from '#libs/domain/invoice-totals';
import {
  IsCalendarDate,
  NaturalNumber,
  OneLine,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import {
  type AddInvoiceItemDto,
  DiscountKindField,
  DiscountValueField,
  InvoiceLines,
} from '../invoices/invoice-items.service.js';

const { corporateClientId, validUntil, items, taxRate, notes, name, reference, reason } = QUOTE_RULES;
const READ_ONLY = [
  'quoteNumber',
  'issueDate',
  'status',
  'clientName',
  'clientEmail',
  'clientPhone',
  'clientAddress',
  'clientVatNumber',
  'subtotal',
  'discountAmount',
  'taxAmount',
  'totalAmount',
  'sentAt',
  'sentTo',
  'acceptedAt',
  'acceptedBy',
  'acceptedAddress',
  'reference',
  'declinedAt',
  'declineReason',
  'invoiceId',
  'invoiceNumber',
  'stormCombatName',
  'stormCombatAddress',
  'stormCombatPhone',
  'stormCombatEmail',
  'stormCombatVatNumber',
  'stormCombatLogo',
  'bankName',
  'accountName',
  'accountNumber',
  'branchCode',
  'swiftCode',
];

/** A new quote (CONTRACT section 8). Its number, its totals and whom it names are the server's. */
@WriteRules({ readOnly: READ_ONLY })
export class CreateQuoteDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt({ message: corporateClientId.required })
  @Min(1, { message: corporateClientId.required })
  @Max(MAX_ID, { message: corporateClientId.unknown })
  corporateClientId: number;

  /** The last day on which the client may accept: today or later. */
  @ApiProperty({ format: 'date', example: '2027-01-31' })
  @IsString({ message: validUntil.required })
  @IsNotEmpty({ message: validUntil.required })
  @IsCalendarDate({ message: validUntil.invalid })
  validUntil: string;

  @InvoiceLines(items)
  items: AddInvoiceItemDto[];

  /** Basis points: 1500 is 15 %. Null or empty: 0. Left out: what the settings of VAT say, which is 0 for no vendor. */
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: taxRate.min, maximum: taxRate.max })
  @NaturalNumber({ notNatural: taxRate.invalid, max: taxRate.max, tooLarge: taxRate.invalid }, 0)
  taxRate?: number;

  @DiscountKindField()
  discountKind?: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand. Taken off the subtotal, before tax. */
  @DiscountValueField(INVOICE_DISCOUNT_LIMIT)
  discountValue?: number;

  /** On the quote; the client reads them. */
  @OptionalText(notes)
  notes?: string | null;
}

/** Any part of a quote's fields; the others stay as they are. */
@WriteRules({ readOnly: READ_ONLY })
export class UpdateQuoteDto extends PartialType(CreateQuoteDto, { skipNullProperties: false }) {}

/** The client says yes. */
@WriteRules({ unknownFields: 'ignore' })
export class AcceptQuoteDto {
  /** Who accepts it. */
  @RequiredText(name)
  @OneLine(name)
  name: string;

  /** The client's own word for it, such as the number of a purchase order. */
  @OptionalText(reference)
  @OneLine(reference)
  reference?: string | null;

  /** The quote's notes as the client read them. Left out: whatever they are is accepted. */
  @OptionalText(notes)
  notes?: string | null;
}

/** The client says no. */
@WriteRules({ unknownFields: 'ignore' })
export class DeclineQuoteDto {
  @OptionalText(reason)
  reason?: string | null;
}
