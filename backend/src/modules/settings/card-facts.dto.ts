/** What the settings of card payments hold and take (CONTRACT section 7). */
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, ValidateBy } from 'class-validator';
import { CARD_FACTS_RULES } from '#libs/contracts/card-settings';
import {
  CARD_FIELDS,
  CARD_MODES,
  type CardFacts,
  type CardField,
  type CardMode,
  isMerchantId,
  isMerchantKey,
  isPassphrase,
  MAX_PASSPHRASE_LENGTH,
  MERCHANT_ID,
  MERCHANT_KEY,
} from '#libs/domain/card-account';
import { Omittable, Nullable, Trimmed, TrimmedOrNull } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import type { CardState } from './card-account.js';

const { takesCards, merchantId, merchantKey, passphrase, mode } = CARD_FACTS_RULES;

export class CardFactsDto implements CardFacts {
  /** Customers may pay orders by card. */
  @IsBoolean({ message: takesCards.wrongType })
  takesCards: boolean;

  /** The school's number at PayFast. Null or empty: none. */
  @GivenOrNull(isMerchantId, merchantId.invalid)
  @ApiProperty({ type: String, nullable: true, pattern: MERCHANT_ID.pattern.source, example: '10000100' })
  merchantId: string | null;

  /** Null or empty: none. */
  @GivenOrNull(isMerchantKey, merchantKey.invalid)
  @ApiProperty({ type: String, nullable: true, pattern: MERCHANT_KEY.pattern.source, example: '46f0cd694581a' })
  merchantKey: string | null;

  /** `sandbox`: PayFast's own place for trying it out, where no money moves. */
  @ApiProperty({ enum: CARD_MODES, enumName: 'CardMode' })
  @IsIn(CARD_MODES, { message: mode.unknown })
  mode: CardMode;
}

/** Any part of it, and the passphrase, which is told to nobody. */
@WriteRules({ readOnly: ['hasPassphrase', 'address', 'setOnServer'] })
export class ChangeCardFactsDto extends PartialType(CardFactsDto, { skipNullProperties: false }) {
  /** What signs forms and notices of payments, as it was chosen at PayFast. Null: none. Left out: the one there is. */
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    minLength: 1,
    maxLength: MAX_PASSPHRASE_LENGTH,
    example: 'jt7NOE43FZPn',
  })
  @Omittable()
  @Nullable()
  @ValidateBy({ name: 'isPassphrase', validator: { validate: isText(isPassphrase) } }, { message: passphrase.invalid })
  @Trimmed()
  passphrase?: string | null;
}

/** Never the passphrase. Of a section that nobody has saved yet, updatedAt is 1970-01-01T00:00:00.000Z. */
export class CardSettings extends CardFactsDto implements CardState {
  /** One is saved. */
  hasPassphrase: boolean;

  /** Where customers pay: an origin. */
  @ApiProperty({ example: 'https://www.payfast.co.za' })
  address: string;

  /** The fields that the server's environment says, and only that can change. */
  @ApiProperty({ enum: CARD_FIELDS, enumName: 'CardField', isArray: true })
  setOnServer: CardField[];

  updatedAt: Date;
}

function isText(isRight: (text: string) => boolean): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && isRight(value);
}

function GivenOrNull(isRight: (text: string) => boolean, invalid: string): PropertyDecorator {
  return applyDecorators(
    Nullable(),
    ValidateBy({ name: 'isGiven', validator: { validate: isText(isRight) } }, { message: invalid }),
    TrimmedOrNull(),
  );
}
