import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import { RECURRING_INVOICE_RULES } from '#libs/contracts/recurring-invoice';
import type { DiscountKind } from '#libs/domain/invoice-totals';
import { DELIVERIES, type Delivery } from '#libs/domain/recurring-invoice';
import {
  IsCalendarDate,
  Omittable,
  NaturalNumber,
  OptionalText,
  RequiredText,
  TrimmedOrNull,
} from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import {
  type AddInvoiceItemDto,
  DiscountKindField,
  DiscountValueField,
  InvoiceLines,
} from '../invoices/invoice-items.service.js';

const { name, corporateClientId, items, taxRate, notes, dayOfMonth, startDate, until, delivery, isActive } =
  RECURRING_INVOICE_RULES;
const READ_ONLY = ['clientName', 'clientEmail', 'nextDate', 'lastDate', 'lastInvoiceId', 'stoppedBecause', 'runs'];

/** A new recurring invoice (CONTRACT section 8). When it is due is the server's to say. */
@WriteRules({ readOnly: READ_ONLY })
export class CreateRecurringInvoiceDto {
  /** What staff call it; the client does not read it. */
  @RequiredText(name)
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt({ message: corporateClientId.required })
  @Min(1, { message: corporateClientId.required })
  @Max(MAX_ID, { message: corporateClientId.unknown })
  corporateClientId: number;

  /** The lines of each invoice. */
  @InvoiceLines(items)
  items: AddInvoiceItemDto[];

  /** Basis points: 1500 is 15 %. Null or empty: 0. Left out: what the settings of VAT say, which is 0 for no vendor. */
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: taxRate.min, maximum: taxRate.max })
  @NaturalNumber({ notNatural: taxRate.invalid, max: taxRate.max, tooLarge: taxRate.invalid }, 0)
  taxRate?: number;

  @DiscountKindField()
  discountKind?: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand. Taken off the subtotal of each, before tax. */
  @DiscountValueField(INVOICE_DISCOUNT_LIMIT)
  discountValue?: number;

  /** On each invoice, below the month that it is for. Empty or null: those of the invoice settings. */
  @OptionalText(notes)
  notes?: string | null;

  /** A month without that day: its last one. */
  @ApiProperty({ type: 'integer', minimum: dayOfMonth.min, maximum: dayOfMonth.max })
  @IsInt({ message: dayOfMonth.invalid })
  @Min(dayOfMonth.min, { message: dayOfMonth.invalid })
  @Max(dayOfMonth.max, { message: dayOfMonth.invalid })
  dayOfMonth: number;

  /** No invoice is made before. What is past already is not made up. */
  @ApiProperty({ format: 'date', example: '2026-12-01' })
  @IsString({ message: startDate.required })
  @IsNotEmpty({ message: startDate.required })
  @IsCalendarDate({ message: startDate.invalid })
  startDate: string;

  /** The last day on which one may be made, not before the first. Empty or null: it goes on. */
  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2027-11-30' })
  @TrimmedOrNull()
  @IsOptional()
  @IsCalendarDate({ message: until.invalid })
  until?: string | null;

  /** Whether staff look at each invoice first, or it is mailed by itself. Without it: draft. */
  @ApiPropertyOptional({ enum: DELIVERIES })
  @Omittable()
  @IsIn(DELIVERIES, { message: delivery.unknown })
  delivery?: Delivery;

  /** Without it: true. */
  @Omittable()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;
}

/** Any part of a recurring invoice's fields; the others stay as they are. */
@WriteRules({ readOnly: READ_ONLY })
export class UpdateRecurringInvoiceDto extends PartialType(CreateRecurringInvoiceDto, {
  skipNullProperties: false,
}) {}
