import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { AssistantFactsDto } from './assistant-facts.dto.js';
import { ContactFactsDto, HoursFactsDto, LinkFactsDto, PriceFactsDto } from './facts.dto.js';
import { ShopFactsDto } from './shop-facts.dto.js';
import { SchoolSettingsChange } from './school-setting.entity.js';

/** Of a section that nobody has saved yet, updatedAt is 1970-01-01T00:00:00.000Z. */
export class ContactSettings extends ContactFactsDto {
  updatedAt: Date;
}
export class HoursSettings extends HoursFactsDto {
  updatedAt: Date;
}
export class LinkSettings extends LinkFactsDto {
  updatedAt: Date;
}
export class PriceSettings extends PriceFactsDto {
  updatedAt: Date;
}
export class ShopSettings extends ShopFactsDto {
  updatedAt: Date;
}
export class AssistantSettings extends AssistantFactsDto {
  updatedAt: Date;
}

/** What a field can be: a text, a number, nothing, or what is sent together. */
const ANY_VALUE = { type: ['string', 'integer', 'object', 'array', 'null'] };

/** One change of a section; `before` sent in a PUT puts back what was, but for secrets, of which no value is kept. */
export class SettingsChange extends PickType(SchoolSettingsChange, ['id', 'changedBy', 'createdAt'] as const) {
  /** What the changed fields were. */
  @ApiProperty({ type: 'object', additionalProperties: ANY_VALUE })
  before: Record<string, unknown>;

  /** What they became. */
  @ApiProperty({ type: 'object', additionalProperties: ANY_VALUE })
  after: Record<string, unknown>;

  /** The fields that changed too, and whose values are told to nobody. */
  @ApiProperty({ type: [String], example: ['passphrase'] })
  changedSecrets: string[];
}

/** A page of the site as it would be. */
export class SettingsPreview {
  /** The whole document, without scripts. */
  html: string;
}

/** A day on which the school is closed. */
export class ClosedDay {
  @ApiProperty({ format: 'date', example: '2026-12-16' })
  date: string;

  @ApiProperty({ example: 'Day of Reconciliation' })
  name: string;
}

/** The bank account goes with the orders that are to be paid into it. Of the delivery options the active ones. */
class PublicShopFacts extends OmitType(ShopFactsDto, ['bank', 'unpaidOrderDays'] as const) {
  /** Its prices include VAT. */
  isVatVendor: boolean;
}

/** What everybody may know of the school. */
export class School extends ContactFactsDto {
  hours: HoursFactsDto;
  links: LinkFactsDto;
  prices: PriceFactsDto;
  /** Days of the next twelve months on which the school is closed. */
  @ApiProperty({ type: [ClosedDay] })
  closures: ClosedDay[];
  shop: PublicShopFacts;
}
