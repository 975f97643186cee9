import { Inject, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { ORDER_DELETED, ORDER_RULES } from '#libs/contracts/order';
import { ORDER_PAYMENT_RULES } from '#libs/contracts/order-payment';
import { addressGroup } from '#libs/domain/address-group';
import { holdsStock, stockEffectOfDeletion, stockEffectOfStatus } from '#libs/domain/order';
import { holdsUnpaid } from '#libs/domain/order-holding';
import { paidByStatus, paymentStatusOf } from '#libs/domain/order-money';
import { normaliseOrderNumber } from '#libs/domain/order-number';
import { isoDate } from '#libs/domain/schedule/school-clock';
import type { MatchCondition } from '#libs/domain/record-tag';
import { schoolToday } from '#libs/school/school-today';
import { actorOf, type CurrentUser } from '../../common/access.decorators.js';
import { isWholeList, type LargeRules } from '../../common/lists/large-list.js';
import { dayRange } from '../../common/lists/list-conditions.js';
import { RefusedFields } from '../../common/errors/exceptions.js';
import { compactCounts } from '../../common/lists/list-counts.js';
import { listRecords } from '../../common/lists/list-records.js';
import { parseListQuery, type RawListQuery } from '../../common/lists/parse-list-query.js';
import { shownFields } from '../../common/lists/shown-fields.js';
import type { RecordPage } from '../../common/lists/list-rules.js';
import { type StreamedList, streamRecords } from '../../common/lists/stream-records.js';
import { findRecord } from '../../common/records/record-crud.js';
import { refuseChangedReadOnly } from '../../common/records/read-only-fields.js';
import { NEXT_UPDATED_AT, requireMatch } from '../../common/records/record-match.js';
import { ENV, type Env } from '../../config/env.js';
import { ImagesService } from '../images/images.service.js';
import { MissesService } from '../throttling/misses.service.js';
import type { ChangeOrderDto, PlaceOrderDto } from './order.dto.js';
import { Order } from './order.entity.js';
import {
  changedParcel,
  correctedFields,
  correctedParcel,
  isNews,
  NOT_MAILED,
  refuseUndeliverable,
  refuseUnreachable,
} from './order-changes.js';
import { OrderCorrection } from './order-correction.entity.js';
import { type OrderDetailsView, publicOrder, type PublicOrderView } from './order.view.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderRecord } from './order-record.entity.js';
import { moneyOf, recordPayment } from './order-payments.service.js';
import { keepStatusChange, lockOrder, NOUN, PAST_STATUSES, readDetails, readPastStatuses } from './order-rows.js';
import { correctSizes } from './order-sizes.js';
import { applyStockEffect } from './order-stock.js';
import { OrderPlacementsService } from './order-placements.service.js';
import { askedOrder } from './place-order.js';

const COUNTS_TABLE = 'order_counts';
const COUNTED = { status: 'status' } as const;

/** `from` and `until` are the days on which orders were placed. */
export type OrderListField = keyof OrderRecord | 'from' | 'until';

export const ORDER_LIST: LargeRules<OrderListField> = {
  name: 'orders',
  sortable: ['id', 'orderNumber', 'customerName', 'customerEmail', 'status', 'totalAmount', 'createdAt'],
  filters: { ...shownFields(OrderRecord), ...dayRange('createdAt') },
  searched: ['orderNumber', 'customerName', 'customerEmail'],
  phones: ['customerPhone'],
  defaultOrder: [],
  large: {
    defaultSort: { field: 'createdAt', direction: 'DESC' },
    countsTable: COUNTS_TABLE,
    counted: COUNTED,
    countedDay: 'createdAt',
  },
};

/** The orders of the shop (spec 2 sections 3 to 5, spec 3 sections 2 to 4, CONTRACT "Shop"). */
@Injectable()
export class OrdersService implements OnModuleInit {
  constructor(
    private readonly manager: EntityManager,
    private readonly dataSource: DataSource,
    private readonly images: ImagesService,
    private readonly misses: MissesService,
    private readonly mails: OrderMailsService,
    private readonly placements: OrderPlacementsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.images.registerColumn('order_items', 'product_image_url');
  }

  /**
   * Places an order, or finds the one that the same key has placed before (isNew false).
   * @param address of the visitor, whose unpaid orders are limited
   * @throws RefusedOrder when a price, a size, the stock or the total is no longer as it was shown: nothing is written
   *   then
   */
  async place(
    dto: PlaceOrderDto,
    key: string | null,
    address: string,
  ): Promise<{ order: PublicOrderView; isNew: boolean }> {
    const asked = askedOrder(dto, key, { network: addressGroup(address), limitScale: this.env.rateLimitScale });
    const placement = await this.placements.place(asked);
    if ('placed' in placement) return { order: placement.placed, isNew: true };
    return { order: await this.asPublic(placement.before), isNew: false };
  }

  /**
   * @param typed the number in any case, with or without hyphens
   * @param address of the visitor, whose misses are limited
   */
  async getByNumber(typed: string, address: string): Promise<PublicOrderView> {
    const orderNumber = normaliseOrderNumber(typed);
    const found = await this.misses.watch('order', address, async () =>
      orderNumber === undefined ? null : readByNumber(this.manager, orderNumber),
    );
    if (!found) throw new NotFoundException(ORDER_RULES.notFound);
    if (found === 'deleted') throw new NotFoundException({ message: ORDER_RULES.deleted, reason: ORDER_DELETED });
    return this.asPublic(found);
  }

  /**
   * A part of the list or, where neither a part nor a search is asked for, all of it as a stream. The newest come
   * first.
   */
  async list(query: RawListQuery): Promise<RecordPage<OrderRecord> | StreamedList> {
    const asked = parseListQuery(query, ORDER_LIST);
    if (isWholeList(asked)) return streamRecords(this.dataSource, OrderRecord, asked, ORDER_LIST);
    return listRecords(this.manager, OrderRecord, asked, ORDER_LIST);
  }

  get(id: number): Promise<OrderDetailsView> {
    return readDetails(this.manager, id);
  }

  /**
   * @throws RefusedFields for what cannot be changed of an order, RefusedOrder when it would leave "cancelled" and its
   *   stock is gone
   */
  change(id: number, dto: ChangeOrderDto, admin: CurrentUser, ifMatch?: MatchCondition): Promise<OrderDetailsView> {
    const { status, paid } = dto;
    return this.manager.transaction(async (manager) => {
      const before = await lockOrder(manager, id);
      const read = await readDetails(manager, id);
      requireMatch(ifMatch, read, NOUN);
      refuseChangedReadOnly(dto, read);
      if (paid !== undefined && status === undefined) throw new RefusedFields({ paid: ORDER_PAYMENT_RULES.paid.alone });
      refuseUndeliverable(dto, read);
      refuseUnreachable(dto, read);
      const to = status ?? before.status;
      const parcel = changedParcel(dto, before);
      const fields = correctedFields(dto, before);
      const isResized = await correctSizes(manager, read, dto.items, holdsStock(before.status));
      const corrected = [...fields, ...(isResized ? (['items'] as const) : []), ...correctedParcel(parcel, before, to)];
      if (to === before.status && corrected.length === 0) return read;
      await applyStockEffect(manager, before, stockEffectOfStatus(before.status, to));
      await manager.update(Order, id, {
        status: to,
        ...parcel,
        ...Object.fromEntries(fields.map((field) => [field, dto[field]])),
        ...(!holdsUnpaid({ status: to, paymentStatus: paymentStatusOf(moneyOf(before)) }) && { network: null }),
        updatedAt: () => NEXT_UPDATED_AT,
      });
      const amount = paidByStatus({ ...moneyOf(before), status: before.status }, to, paid);
      if (amount > 0)
        await recordPayment(manager, before, {
          kind: 'payment',
          amount,
          method: 'other',
          reference: null,
          date: isoDate(schoolToday()),
          recordedBy: actorOf(admin).name,
        });
      if (corrected.length > 0)
        await manager.insert(OrderCorrection, { orderId: id, fields: corrected, by: actorOf(admin).name });
      if (to !== before.status)
        await keepStatusChange(manager, id, before.status, to, { id: admin.id, name: actorOf(admin).name });
      const changed = await readDetails(manager, id);
      if (isNews(before, changed))
        await this.mails.queueOrderStatusMail(manager, changed, before.status, await readPastStatuses(manager, id));
      const told = corrected.filter((field) => !NOT_MAILED.includes(field));
      if (told.length > 0) await this.mails.queueOrderCorrectedMail(manager, changed, told);
      return changed;
    });
  }

  /** Out of every list; the row and its number are kept. @returns the order as it was */
  remove(id: number): Promise<OrderRecord> {
    return this.manager.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      const removed = await findRecord(manager, OrderRecord, id, NOUN);
      await applyStockEffect(manager, order, stockEffectOfDeletion(order.status), 'return');
      await manager.update(Order, id, { deletedAt: () => 'clock_timestamp()', network: null });
      await this.mails.queueOrderRemovedMail(manager, removed, await readPastStatuses(manager, id));
      return removed;
    });
  }

  compactCounts(): Promise<void> {
    return compactCounts(this.manager, COUNTS_TABLE, ['day', ...Object.values(COUNTED)]);
  }

  private async asPublic(order: OrderRecord): Promise<PublicOrderView> {
    const [known] = await this.manager.query<[Pick<PublicOrderView, 'pastStatuses' | 'confirmation'>]>(
      `SELECT confirmation, ${PAST_STATUSES} AS "pastStatuses" FROM orders WHERE id = $1`,
      [order.id],
    );
    return publicOrder(order, this.mails.cardProvider, known);
  }
}

async function readByNumber(manager: EntityManager, orderNumber: string): Promise<OrderRecord | 'deleted' | null> {
  const found = await manager.findOneBy(OrderRecord, { orderNumber });
  return found ?? ((await manager.existsBy(Order, { orderNumber })) ? 'deleted' : null);
}
