import { HttpException, HttpStatus, Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull } from 'typeorm';
import type { CurrentUser } from '../../common/access.decorators.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import type { BulkOrderStatusDto, BulkOrderStatusResult } from './bulk-order-status.dto.js';
import { Order } from './order.entity.js';
import { OrdersService } from './orders.service.js';

/** One change for several orders: each by the rules of a single one, in a transaction of its own. */
@Injectable()
export class BulkOrdersService {
  constructor(
    private readonly manager: EntityManager,
    private readonly orders: OrdersService,
  ) {}

  /** In the order of the ids. Those that are refused stay as they were and say why; the others are done. */
  async setStatus(dto: BulkOrderStatusDto, admin: CurrentUser): Promise<BulkOrderStatusResult[]> {
    // It is no record, so that what a record's PUT takes back is of none here.
    refuseChangedReadOnly(dto, {});
    const { ids, status, paid } = dto;
    const known = await this.manager.find(Order, {
      select: { id: true, orderNumber: true },
      where: { id: In(ids), deletedAt: IsNull() },
    });
    const numbers = new Map(known.map(({ id, orderNumber }) => [id, orderNumber]));
    const results: BulkOrderStatusResult[] = [];
    for (const id of ids) {
      const message = await this.refusalOf(id, { status, ...(paid !== undefined && { paid }) }, admin);
      results.push({ id, orderNumber: numbers.get(id) ?? null, ok: message === null, message });
    }
    return results;
  }

  /** Null: it was changed. @throws what is no refusal, such as a database that is away; what was done stays done */
  private async refusalOf(
    id: number,
    change: Parameters<OrdersService['change']>[1],
    admin: CurrentUser,
  ): Promise<string | null> {
    try {
      await this.orders.change(id, change, admin);
      return null;
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() < Number(HttpStatus.INTERNAL_SERVER_ERROR))
        return error.message;
      throw error;
    }
  }
}
