/** What the settings of the shop hold: where customers pay, how they get their orders, and how much they may order. */
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { BANK_RULES, DELIVERY_OPTION_RULES, SHOP_FACTS_RULES } from '#libs/contracts/school';
import { DELIVERY_KINDS, type DeliveryKind } from '#libs/domain/delivery';
import { RequiredText } from '../../common/validation/field.decorators.js';
import { Cents, CentsOrNull, Count, Digits, GroupOrNull, OptionId, Options } from './facts.decorators.js';

/** Where customers pay by EFT. */
export class BankAccountDto {
  @RequiredText(BANK_RULES.holder)
  holder: string;

  @RequiredText(BANK_RULES.bank)
  bank: string;

  /** Six digits; spaces are taken out. */
  @Digits(BANK_RULES.branchCode, '250655')
  branchCode: string;

  @Digits(BANK_RULES.accountNumber, '62000000001')
  accountNumber: string;
}

class DeliveryOptionDto {
  /** Orders name it by this, also after its name has changed. */
  @OptionId()
  id: string;

  @RequiredText(DELIVERY_OPTION_RULES.name)
  name: string;

  /** Of a collection no address is asked. */
  @ApiProperty({ enum: DELIVERY_KINDS })
  @IsIn(DELIVERY_KINDS, { message: DELIVERY_OPTION_RULES.kind.unknown })
  kind: DeliveryKind;

  @Cents()
  price: number;

  /** Cents of the items from which on it is free; null: never. */
  @CentsOrNull()
  freeFrom: number | null;

  /** False: it is not offered at the moment. */
  @IsBoolean({ message: DELIVERY_OPTION_RULES.isActive.wrongType })
  isActive: boolean;
}

export class ShopFactsDto {
  /** Null: the school tells each customer how to pay. */
  @GroupOrNull(BankAccountDto, BANK_RULES.account.wrongType)
  bank: BankAccountDto | null;

  /** In the order in which they are offered; none: orders are sent, and nothing is charged for it. */
  @ApiProperty({ type: [DeliveryOptionDto], maxItems: DELIVERY_OPTION_RULES.options.max })
  @Options(DeliveryOptionDto)
  deliveryOptions: DeliveryOptionDto[];

  /** Pieces of one product in one order. */
  @Count(SHOP_FACTS_RULES.maxPerProduct)
  maxPerProduct: number;

  /** Pieces in the unpaid orders of one customer. */
  @Count(SHOP_FACTS_RULES.maxUnpaidPieces)
  maxUnpaidPieces: number;

  /** After so many days an order that nobody paid is cancelled, reminded of half-way; 0: never. */
  @Count(SHOP_FACTS_RULES.unpaidOrderDays)
  unpaidOrderDays: number;
}
