import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { carrierName } from '#libs/domain/carrier-tracking';
import { cellOf } from '#libs/domain/csv-cells';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { school } from '#libs/school/school';
import { type CsvExport, type CsvFile, exportCsv } from '../../common/lists/stream-csv.js';
import type { RawListQuery } from '../../common/lists/parse-list-query.js';
import { OrderRecord } from './order-record.entity.js';
import { ORDER_LIST } from './orders.service.js';

const rand = (cents: number) => cellOf('rand', cents);

/** Orders as a CSV file, of what the list's filter and search leave. */
@Injectable()
export class OrderExportsService {
  constructor(private readonly dataSource: DataSource) {}

  /** By the day on which they were placed, on the school's wall clock. */
  orders(query: RawListQuery): Promise<CsvFile> {
    return exportCsv(this.dataSource, query, ORDERS);
  }
}

const ORDERS: CsvExport<OrderRecord, OrderRecord, keyof OrderRecord> = {
  name: 'orders',
  entity: OrderRecord,
  rules: ORDER_LIST,
  narrow: (rows, { from, to }) => {
    const { timeZone } = school;
    if (from !== null)
      rows.andWhere('record.createdAt >= CAST(:from AS timestamp) AT TIME ZONE :timeZone', { from, timeZone });
    if (to !== null)
      rows.andWhere("record.createdAt < (CAST(:to AS timestamp) + interval '1 day') AT TIME ZONE :timeZone", {
        to,
        timeZone,
      });
  },
  linesOf: (orders) => orders,
  columns: {
    orderNumber: ({ orderNumber }) => orderNumber,
    date: ({ createdAt }) => isoDate(readSchoolClock(createdAt, school.timeZone).date),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    customerName: ({ customerName }) => customerName,
    customerEmail: ({ customerEmail }) => customerEmail,
    customerPhone: ({ customerPhone }) => customerPhone,
    shippingAddress: ({ shippingAddress }) => shippingAddress,
    status: ({ status }) => status,
    items: ({ items }) => items.map(itemWords).join(', '),
    deliveryName: ({ delivery }) => delivery?.name ?? null,
    deliveryPrice: ({ delivery }) => (delivery ? rand(delivery.price) : null),
    totalAmount: ({ totalAmount }) => rand(totalAmount),
    paymentStatus: ({ paymentStatus }) => paymentStatus,
    paidAmount: ({ paidAmount }) => rand(paidAmount),
    refundedAmount: ({ refundedAmount }) => rand(refundedAmount),
    trackingNumber: ({ trackingNumber }) => trackingNumber,
    carrier: ({ carrier }) => carrier && carrierName(carrier),
  },
};

/** `2 x Gloves (M)` */
function itemWords({ quantity, productName, selectedSize }: OrderRecord['items'][number]): string {
  return `${quantity} x ${productName}${selectedSize === null ? '' : ` (${selectedSize})`}`;
}
