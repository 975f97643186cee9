import { ApiProperty } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { selectLarge } from '../../common/lists/large-list.js';
import { ROW } from '../../common/lists/list-conditions.js';
import { listConcurrency } from '../../common/lists/list-records.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { OrderRecord } from './order-record.entity.js';
import { ORDER_LIST } from './orders.service.js';

/** What the orders that a filter leaves come to, in integer cents. */
export class OrderSumsView {
  @ApiProperty({ type: 'integer' })
  orders: number;

  /** Of all of them, cancelled ones too. */
  @ApiProperty({ type: 'integer' })
  totalAmount: number;

  /** Payments less refunds. */
  @ApiProperty({ type: 'integer' })
  paidAmount: number;

  /** What unpaid orders are asked for; a cancelled one is asked for nothing, nor one of which money went back. */
  @ApiProperty({ type: 'integer' })
  outstandingAmount: number;
}

const KEPT = `${ROW}.paidAmount - ${ROW}.refundedAmount`;
/** As payableAmount of libs/domain has it. */
const OWED = `${ROW}.status <> 'cancelled' AND ${ROW}.paymentStatus = 'unpaid' AND ${ROW}.refundedAmount = 0`;
/** A sum of integers is a bigint, which would cross the wire as text; up to 2^53 a number has it exactly. */
const sum = (what: string, only = '') => `coalesce(sum(${what})${only}, 0)::float8`;

/** In one statement, over the whole of what the list's filter and search leave. */
export function orderSums(manager: EntityManager, query: RawListQuery): Promise<OrderSumsView> {
  const asked = parseListQuery(query, ORDER_LIST);
  return listConcurrency.run(async () => {
    const sums = await selectLarge(manager, OrderRecord, asked, ORDER_LIST)
      .orderBy()
      .select('count(*)::int', 'orders')
      .addSelect(sum(`${ROW}.totalAmount`), 'totalAmount')
      .addSelect(sum(KEPT), 'paidAmount')
      .addSelect(sum(`${ROW}.totalAmount - (${KEPT})`, ` FILTER (WHERE ${OWED})`), 'outstandingAmount')
      .getRawOne<OrderSumsView>();
    return sums!;
  });
}
