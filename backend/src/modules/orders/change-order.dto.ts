import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ORDER_RULES } from '#libs/contracts/order';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { MayBeLeftOut, OptionalText } from '../../common/validation/field.decorators.js';
import { WriteRules } from '../../common/validation/write-rules.decorator.js';

const { status, trackingNumber } = ORDER_RULES;

/** What staff change of an order: nothing of what the customer ordered. What was read with it may be sent back. */
@WriteRules({
  readOnly: [
    'orderNumber',
    'customerName',
    'customerEmail',
    'customerPhone',
    'shippingAddress',
    'totalAmount',
    'items',
    'history',
  ],
})
export class ChangeOrderDto {
  /** Any status may follow any other (spec 3 section 4). */
  @ApiPropertyOptional({ enum: ORDER_STATUSES })
  @MayBeLeftOut()
  @IsIn(ORDER_STATUSES, { message: status.unknown })
  status?: OrderStatus;

  /** Empty or null: none. */
  @OptionalText({ maxLength: trackingNumber.maxLength, tooLong: trackingNumber.invalid })
  trackingNumber?: string | null;
}
