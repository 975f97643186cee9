import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { INVOICE_RULES } from '#libs/contracts/invoice-rules';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { TrimmedOrNull, IsEmailAddress, IsImageField, OptionalText } from '../../common/validation/field.decorators.js';

const { stormCombatEmail, stormCombatLogo } = INVOICE_RULES;

/** Who sends the invoice and where it is paid, each empty or null for none of its own (spec 3 sections 3 and 5). */
export abstract class IssuerDto {
  @OptionalText(ISSUER_TEXTS.stormCombatName)
  stormCombatName?: string | null;

  @OptionalText(ISSUER_TEXTS.stormCombatAddress)
  stormCombatAddress?: string | null;

  @OptionalText(ISSUER_TEXTS.stormCombatPhone)
  stormCombatPhone?: string | null;

  @ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength: stormCombatEmail.maxLength })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(stormCombatEmail.maxLength, { message: stormCombatEmail.invalid })
  @IsEmailAddress({ message: stormCombatEmail.invalid })
  stormCombatEmail?: string | null;

  /** With it the document is a tax invoice. */
  @OptionalText(ISSUER_TEXTS.stormCombatVatNumber)
  stormCombatVatNumber?: string | null;

  /** A web address, a path of this site, or inline data (`data:image/…`) that is stored. */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'https://images.example.com/logo.png' })
  @TrimmedOrNull()
  @IsOptional()
  @IsImageField({ message: stormCombatLogo.invalid })
  stormCombatLogo?: string | null;

  @OptionalText(ISSUER_TEXTS.bankName)
  bankName?: string | null;

  @OptionalText(ISSUER_TEXTS.accountName)
  accountName?: string | null;

  @OptionalText(ISSUER_TEXTS.accountNumber)
  accountNumber?: string | null;

  @OptionalText(ISSUER_TEXTS.branchCode)
  branchCode?: string | null;

  @OptionalText(ISSUER_TEXTS.swiftCode)
  swiftCode?: string | null;
}

const { notes } = INVOICE_RULES;

/** Any part of what new invoices begin with; empty or null goes back to what is built in. */
export class InvoiceStartDto extends IssuerDto {
  @OptionalText(notes)
  notes?: string | null;
}

@WriteRules({ readOnly: ['defaultTaxRate', 'paymentTerms'] })
export class ChangeInvoiceSettingsDto extends InvoiceStartDto {}
