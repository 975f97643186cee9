import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import {
  CORPORATE_CLIENT_DEFAULTS,
  CORPORATE_CLIENT_RULES,
  CORPORATE_CLIENT_TEXTS as texts,
} from '#libs/contracts/corporate-client';
import { INVOICE_DISCOUNT_LIMIT } from '#libs/contracts/invoice-discount';
import type { DiscountKind } from '#libs/domain/invoice-totals';
import { PAYMENT_TERMS, PAYMENT_TERMS_LABELS, type PaymentTerms } from '#libs/domain/payment-terms';
import { facts } from '#libs/school/facts';
import {
  Omittable,
  Trimmed,
  TrimmedOrNull,
  IsHttpAddress,
  IsImageField,
  NaturalNumber,
  OptionalEmail,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { DiscountKindField, DiscountValueField } from '../invoices/invoice-items.service.js';
import { type ClientContactDto, Contacts } from './client-contact.dto.js';
import { CorporateClient } from './corporate-client.entity.js';

const {
  name,
  logoUrl,
  websiteUrl,
  email,
  primaryContactEmail,
  paymentTerms,
  creditLimit,
  sortOrder,
  isActive,
  invoiceReminders,
} = CORPORATE_CLIENT_RULES;

/** A new client (spec 3 section 5). Texts that are empty or null mean none. */
export class CreateCorporateClientDto {
  @RequiredText(name)
  name: string;

  /** A web address, a path of this site, or inline data (`data:image/…`) that is stored. */
  @ApiProperty({ minLength: 1, example: 'https://images.example.com/logo.png' })
  @Trimmed()
  @IsString({ message: logoUrl.required })
  @IsNotEmpty({ message: logoUrl.required })
  @IsImageField({ message: logoUrl.invalid })
  logoUrl: string;

  /** http or https. */
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: websiteUrl.maxLength,
    example: 'https://www.example.com',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsHttpAddress({ message: websiteUrl.invalid })
  websiteUrl?: string | null;

  @OptionalText(texts.description)
  description?: string | null;

  @OptionalEmail(email)
  email?: string | null;

  @OptionalText(texts.phone)
  phone?: string | null;

  @OptionalText(texts.address)
  address?: string | null;

  @OptionalText(texts.city)
  city?: string | null;

  @OptionalText(texts.province)
  province?: string | null;

  @OptionalText(texts.postalCode)
  postalCode?: string | null;

  /** Left out of a new one: South Africa. */
  @OptionalText(texts.country)
  country?: string | null;

  @OptionalText(texts.vatNumber)
  vatNumber?: string | null;

  @OptionalText(texts.registrationNumber)
  registrationNumber?: string | null;

  @OptionalText(texts.industry)
  industry?: string | null;

  @OptionalText(texts.primaryContactName)
  primaryContactName?: string | null;

  @OptionalEmail(primaryContactEmail)
  primaryContactEmail?: string | null;

  @OptionalText(texts.primaryContactPhone)
  primaryContactPhone?: string | null;

  /** Others to reach there: the list as it is to be. Left out of a change it stays, out of a new one: none. */
  @Contacts()
  contacts?: ClientContactDto[];

  @OptionalText(texts.billingAddress)
  billingAddress?: string | null;

  @OptionalText(texts.billingCity)
  billingCity?: string | null;

  @OptionalText(texts.billingProvince)
  billingProvince?: string | null;

  @OptionalText(texts.billingPostalCode)
  billingPostalCode?: string | null;

  /** Left out of a new one: South Africa. */
  @OptionalText(texts.billingCountry)
  billingCountry?: string | null;

  /** Null or empty, and left out of a new one: as the invoice settings say. */
  @ApiPropertyOptional({ enum: PAYMENT_TERMS })
  @Transform(({ value }: { value: unknown }) => termsOf(value))
  @Omittable()
  @IsIn(PAYMENT_TERMS, { message: paymentTerms.unknown })
  paymentTerms?: PaymentTerms;

  /** What new invoices, recurring invoices and quotes begin with. */
  @DiscountKindField()
  discountKind?: DiscountKind | null;

  /** Basis points in percent (1000 is 10 %), integer cents in rand. */
  @DiscountValueField(INVOICE_DISCOUNT_LIMIT)
  discountValue?: number;

  /** Whole rand. Null or empty, and left out of a new one: 0. */
  @NaturalNumber(creditLimit, CORPORATE_CLIENT_DEFAULTS.creditLimit)
  creditLimit?: number;

  /** Whether invoices that were sent and are not paid are brought to mind by mail. Without it: true. */
  @Omittable()
  @IsBoolean({ message: invoiceReminders.wrongType })
  invoiceReminders?: boolean;

  /** Whether visitors see it. Without it: true. */
  @Omittable()
  @IsBoolean({ message: isActive.wrongType })
  isActive?: boolean;

  /** Lower first. Null or empty, and left out of a new one: 0. */
  @NaturalNumber(sortOrder, CORPORATE_CLIENT_DEFAULTS.sortOrder)
  sortOrder?: number;

  @OptionalText(texts.notes)
  notes?: string | null;
}

/** Any part of a client's fields; the others stay as they are. */
export class UpdateCorporateClientDto extends PartialType(CreateCorporateClientDto, { skipNullProperties: false }) {}

/** A form may send the terms as it names them: "COD (Cash on Delivery)". */
function termsOf(value: unknown): unknown {
  if (value === null || value === '') return facts.invoices.paymentTerms;
  return PAYMENT_TERMS.find((terms) => PAYMENT_TERMS_LABELS[terms] === value) ?? value;
}

/** What visitors are told, and what is read for them. */
export const PUBLIC_CORPORATE_CLIENT_FIELDS = ['id', 'name', 'logoUrl', 'websiteUrl', 'description'] as const;

/** A client as visitors see it: these and nothing else (CONTRACT section 2, "Content, messages, chat"). */
export class PublicCorporateClient extends PickType(CorporateClient, PUBLIC_CORPORATE_CLIENT_FIELDS) {}
