import { ApiProperty, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { ORDER_RULES } from '#libs/contracts/order';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { MAX_ID } from '../../common/validation/id.pipes.js';
import { ChangeOrderDto } from './order.dto.js';

const { ids, status } = ORDER_RULES;

/** One status for several orders. */
export class BulkOrderStatusDto extends PickType(ChangeOrderDto, ['paid'] as const) {
  @ApiProperty({ type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: ids.maxCount, uniqueItems: true })
  @IsArray({ message: ids.invalid })
  @ArrayNotEmpty({ message: ids.invalid })
  @ArrayMaxSize(ids.maxCount, { message: ids.tooMany })
  @IsInt({ each: true, message: ids.invalid })
  @Min(1, { each: true, message: ids.invalid })
  @Max(MAX_ID, { each: true, message: ids.invalid })
  @ArrayUnique({ message: ids.twice })
  ids: number[];

  @ApiProperty({ enum: ORDER_STATUSES })
  @IsIn(ORDER_STATUSES, { message: status.unknown })
  status: OrderStatus;
}

/** What became of one of the orders. */
export class BulkOrderStatusResult {
  id: number;

  /** Null: there is no such order. */
  orderNumber: string | null;

  /** Whether it has the status now. */
  ok: boolean;

  /** Why not; null where it has. */
  message: string | null;
}
