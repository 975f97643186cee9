/** What the settings of invoices hold beside what new ones begin with (CONTRACT section 8). */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateBy } from 'class-validator';
import { INVOICE_FACTS_RULES } from '#libs/contracts/school';
import type { BooksFacts } from '#libs/domain/books';
import { PAYMENT_TERMS, type PaymentTerms, type TermsFacts } from '#libs/domain/payment-terms';
import { VAT_BASES, type VatBasis, type VatBasisFacts } from '#libs/domain/reports/vat-summary';
import { bareVatNumber, isVatNumber, type VatFacts } from '#libs/domain/vat';
import { IsCalendarDate, Nullable } from '../../common/validation/field.decorators.js';
import { InvoiceStartDto } from './issuer.dto.js';

const { isVatVendor, vatNumber, defaultTaxRate, paymentTerms, vatBasis, booksClosedUntil } = INVOICE_FACTS_RULES;

export class InvoiceFactsDto implements VatFacts, TermsFacts, VatBasisFacts, BooksFacts {
  /** Its invoices are tax invoices, and its prices include VAT. */
  @IsBoolean({ message: isVatVendor.wrongType })
  isVatVendor: boolean;

  /** Ten digits, also with blanks between; null or empty: there is none, and the school is no vendor. */
  @VatNumberOrNull()
  vatNumber: string | null;

  /** Hundredths of a percent that new invoices begin with; null: 1500 of a vendor, 0 of anybody else. */
  @ApiProperty({ type: 'integer', nullable: true, minimum: defaultTaxRate.min, maximum: defaultTaxRate.max })
  @Nullable()
  @Max(defaultTaxRate.max, { message: defaultTaxRate.invalid })
  @Min(defaultTaxRate.min, { message: defaultTaxRate.invalid })
  @IsInt({ message: defaultTaxRate.invalid })
  defaultTaxRate: number | null;

  /** What new clients begin with; clients keep their own. */
  @ApiProperty({ enum: PAYMENT_TERMS })
  @IsIn(PAYMENT_TERMS, { message: paymentTerms.unknown })
  paymentTerms: PaymentTerms;

  /** What the VAT report counts by, unless it is asked for the other way (VAT Act, section 15). */
  @ApiProperty({ enum: VAT_BASES, enumName: 'VatBasis' })
  @IsIn(VAT_BASES, { message: vatBasis.unknown })
  vatBasis: VatBasis;

  /**
   * No invoice, credit note or payment dated on or before this day changes any more: a 409. Null: all do. A day before
   * today.
   */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: null })
  @Nullable()
  @IsCalendarDate({ message: booksClosedUntil.invalid })
  booksClosedUntil: string | null;
}

function VatNumberOrNull(): PropertyDecorator {
  const isRight = (value: unknown) => typeof value === 'string' && isVatNumber(value);
  return applyDecorators(
    ApiProperty({ type: String, nullable: true, pattern: String.raw`^4\d{9}$`, example: '4123456789' }),
    Nullable(),
    ValidateBy({ name: 'isVatNumber', validator: { validate: isRight } }, { message: vatNumber.invalid }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? bareVatNumber(value) || null : value)),
  );
}

/** Any part of the section. */
export class ChangeInvoiceFactsDto extends IntersectionType(
  PartialType(InvoiceFactsDto, { skipNullProperties: false }),
  InvoiceStartDto,
) {}
