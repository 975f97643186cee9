import { ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsOptional, MaxLength } from 'class-validator';
import { ISSUER_TEXTS, type IssuerText } from '#libs/contracts/invoice';
import { INVOICE_RULES, issuerTextRefusal } from '#libs/contracts/invoice-rules';
import { IsEmailAddress } from '../../common/validation/email-address.decorator.js';
import { TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { OptionalText } from '../../common/validation/text.decorators.js';
import { IsImageField } from '../../common/validation/web-address.decorators.js';

const { stormCombatEmail, stormCombatLogo } = INVOICE_RULES;

/** Who sends the invoice and where it is paid, each empty or null for none of its own (spec 3 sections 3 and 5). */
export abstract class IssuerDto {
  @Text('stormCombatName')
  stormCombatName?: string | null;

  @Text('stormCombatAddress')
  stormCombatAddress?: string | null;

  @Text('stormCombatPhone')
  stormCombatPhone?: string | null;

  @ApiPropertyOptional({ type: String, format: 'email', nullable: true, maxLength: stormCombatEmail.maxLength })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(stormCombatEmail.maxLength, { message: stormCombatEmail.invalid })
  @IsEmailAddress({ message: stormCombatEmail.invalid })
  stormCombatEmail?: string | null;

  /** With it the document is a tax invoice. */
  @Text('stormCombatVatNumber')
  stormCombatVatNumber?: string | null;

  /** A web address, a path of this site, or inline data (`data:image/…`) that is stored. */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'https://images.example.com/logo.png' })
  @TrimmedOrNull()
  @IsOptional()
  @IsImageField({ message: stormCombatLogo.invalid })
  stormCombatLogo?: string | null;

  @Text('bankName')
  bankName?: string | null;

  @Text('accountName')
  accountName?: string | null;

  @Text('accountNumber')
  accountNumber?: string | null;

  @Text('branchCode')
  branchCode?: string | null;

  @Text('swiftCode')
  swiftCode?: string | null;
}

function Text(field: IssuerText): PropertyDecorator {
  return applyDecorators(OptionalText({ maxLength: ISSUER_TEXTS[field].maxLength, message: issuerTextRefusal(field) }));
}
