import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  IsIn,
} from 'class-validator';
import { ORDER_RULES } from '#libs/contracts/order';
import { ORDER_PAYMENT_RULES } from '#libs/contracts/order-payment';
import { type Carrier, CARRIERS } from '#libs/domain/carrier';
import { isDeliverableAddress, needsAddress, offeredOption } from '#libs/domain/delivery';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { shopLimits } from '#libs/school/shop-limits';
import {
  Omittable,
  Trimmed,
  IsEmailAddress,
  IsPhone,
  OneLine,
  OptionalPhoneText,
  OptionalText,
  RequiredText,
} from '../../common/validation/field.decorators.js';
import { ObjectList } from '../../common/validation/object-list.decorator.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';
import { MAX_ID } from '../../common/validation/id.pipes.js';

const {
  customerName,
  customerEmail,
  customerPhone,
  shippingAddress,
  deliveryOptionId,
  internalNote,
  totalAmount,
  items,
  productId,
  quantity,
  price,
  selectedSize,
  confirmDuplicate,
} = ORDER_RULES;

class PlaceOrderItemDto {
  @WholeNumber({ min: 1, max: MAX_ID, message: productId.invalid })
  productId: number;

  @WholeNumber({ min: quantity.min, max: quantity.max, message: quantity.invalid })
  quantity: number;

  /** Integer cents for one, as the customer saw it. */
  @WholeNumber({ min: 0, max: price.max, message: price.invalid })
  price: number;

  /** Null, empty or left out: none was chosen. */
  @OptionalText({ maxLength: selectedSize.maxLength, tooLong: selectedSize.invalid })
  selectedSize?: string | null;
}

/** What the checkout sends (spec 2 section 3). */
@WriteRules({ unknownFields: 'ignore' })
export class PlaceOrderDto {
  @RequiredText(customerName)
  @OneLine(customerName)
  customerName: string;

  @ApiProperty({ format: 'email', maxLength: customerEmail.maxLength })
  @Trimmed()
  @IsString({ message: customerEmail.required })
  @IsNotEmpty({ message: customerEmail.required })
  @MaxLength(customerEmail.maxLength, { message: customerEmail.invalid })
  @IsEmailAddress({ message: customerEmail.invalid })
  customerEmail: string;

  /** Empty or null: none. */
  @IsPhone({ message: customerPhone.invalid })
  @OptionalPhoneText(customerPhone)
  customerPhone?: string | null;

  /** Where the order goes; may be left out or empty where it is collected. */
  @DeliverableAddress()
  shippingAddress?: string;

  /** One of those that GET /api/school lists. Null or left out: delivery is not charged. */
  @OptionalText({ maxLength: deliveryOptionId.maxLength, tooLong: deliveryOptionId.invalid })
  deliveryOptionId?: string | null;

  /** Integer cents of the items and their delivery, as the customer saw it. */
  @WholeNumber({ min: 0, max: totalAmount.max, message: totalAmount.invalid })
  totalAmount: number;

  /** A product may stand in several lines. */
  @ApiProperty({ type: [PlaceOrderItemDto], minItems: 1, maxItems: items.maxCount })
  @ObjectList(PlaceOrderItemDto, { ...items, noList: items.required })
  items: PlaceOrderItemDto[];

  /** True: places it also when the same customer ordered the same a few minutes ago. */
  @ApiPropertyOptional({ type: Boolean })
  @Omittable()
  @IsBoolean({ message: confirmDuplicate.invalid })
  confirmDuplicate?: boolean;
}

// Of several rules in one the last that is applied speaks first, see field-errors.

function WholeNumber({ min, max, message }: { min: number; max: number; message: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
    Max(max, { message }),
    Min(min, { message }),
    IsInt({ message }),
  );
}

/** What is collected at the school needs none. */
function DeliverableAddress(): PropertyDecorator {
  const isCollected = ({ deliveryOptionId: id = null }: PlaceOrderDto) =>
    !needsAddress(offeredOption(shopLimits.deliveryOptions, id));
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: shippingAddress.maxLength, example: '12 Main Road, Sandton' }),
    ValidateIf((dto: PlaceOrderDto, value: unknown) => !isCollected(dto) || (value !== undefined && value !== '')),
    ValidateBy(
      {
        name: 'isDeliverable',
        validator: {
          validate: (value, at) => isCollected(at!.object as PlaceOrderDto) || isDeliverableAddress(String(value)),
        },
      },
      { message: shippingAddress.undeliverable },
    ),
    Matches(shippingAddress.pattern, { message: shippingAddress.unprintable }),
    MaxLength(shippingAddress.maxLength, { message: shippingAddress.tooLong }),
    IsNotEmpty({ message: shippingAddress.required }),
    IsString({ message: shippingAddress.required }),
    Trimmed(),
  );
}

const { status, trackingNumber } = ORDER_RULES;

/** What staff correct of who ordered and where it goes. */
class CorrectOrderDto extends PartialType(PickType(PlaceOrderDto, ['customerName', 'customerEmail'] as const), {
  skipNullProperties: false,
}) {
  /** Empty or null: none. A number that was kept before these rules may be sent back. */
  @OptionalPhoneText(customerPhone)
  customerPhone?: string | null;

  /** Empty where the order is collected. */
  @ApiPropertyOptional({ type: String, maxLength: shippingAddress.maxLength })
  @Omittable()
  @Matches(shippingAddress.pattern, { message: shippingAddress.unprintable })
  @MaxLength(shippingAddress.maxLength, { message: shippingAddress.tooLong })
  @IsString({ message: shippingAddress.required })
  @Trimmed()
  shippingAddress?: string;

  /** For staff alone. Empty or null: none. */
  @OptionalText(internalNote)
  internalNote?: string | null;
}

/** A line as it was read, or its id alone, with its size. */
class CorrectOrderItemDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  /** One that the product has; its stock follows. Null: none, of a product without sizes. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: selectedSize.maxLength })
  selectedSize?: string | null;
}

/** What staff change of an order: of what was bought the sizes. What was read with it may be sent back. */
@WriteRules({
  readOnly: [
    'orderNumber',
    'delivery',
    'totalAmount',
    'paymentStatus',
    'paidAmount',
    'refundedAmount',
    'history',
    'corrections',
    'payments',
    'refunds',
    'cardPaymentsToRefund',
  ],
})
export class ChangeOrderDto extends CorrectOrderDto {
  /** Any status may follow any other (spec 3 section 4). */
  @ApiPropertyOptional({ enum: ORDER_STATUSES })
  @Omittable()
  @IsIn(ORDER_STATUSES, { message: status.unknown })
  status?: OrderStatus;

  /**
   * An unpaid order that leaves `pending` for processing, shipped or delivered is recorded as paid (`other`), unless
   * this is false. It goes with a `status`.
   */
  @ApiPropertyOptional({ type: Boolean })
  @Omittable()
  @IsBoolean({ message: ORDER_PAYMENT_RULES.paid.wrongType })
  paid?: boolean;

  /** Lines whose size is put right; what else is sent of them must be as it was read. */
  @ApiPropertyOptional({ type: [CorrectOrderItemDto], maxItems: items.maxCount })
  @Omittable()
  @IsObject({ each: true, message: items.notALine })
  @ArrayMaxSize(items.maxCount, { message: items.tooMany })
  @IsArray({ message: items.notALine })
  items?: Record<string, unknown>[];

  /** Empty or null: none. */
  @OptionalText({ maxLength: trackingNumber.maxLength, tooLong: trackingNumber.invalid })
  trackingNumber?: string | null;

  /** Who takes the parcel, so that its number can be a link. Null: none of these, or nobody knows. */
  @ApiPropertyOptional({ enum: CARRIERS, nullable: true })
  @IsOptional()
  @IsIn(CARRIERS, { message: ORDER_RULES.carrier.unknown })
  carrier?: Carrier | null;
}
