import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { carrierName } from '#libs/domain/carrier-tracking';
import { cellOf } from '#libs/domain/csv-cells';
import { isoDate, readSchoolClock } from '#libs/domain/schedule/school-clock';
import { createdWithin, type CsvExport, csvSource, type CsvSource } from '../../common/lists/stream-csv.js';
import { ExportsService } from '../exports/exports.service.js';
import { OrderRecord } from './order-record.entity.js';
import { ORDER_LIST, type OrderListField } from './orders.service.js';

const rand = (cents: number) => cellOf('rand', cents);

/** Orders as a CSV file, of what the list's filter and search leave. */
@Injectable()
export class OrderExportsService implements OnModuleInit {
  /** By the day on which they were placed, on the school's wall clock. */
  readonly orders: CsvSource;

  constructor(
    dataSource: DataSource,
    private readonly exports: ExportsService,
  ) {
    this.orders = csvSource(dataSource, ORDERS);
  }

  onModuleInit(): void {
    this.exports.register('orders', this.orders);
  }
}

const ORDERS: CsvExport<OrderRecord, OrderRecord, OrderListField> = {
  name: 'orders',
  entity: OrderRecord,
  rules: ORDER_LIST,
  narrow: createdWithin,
  linesOf: (orders) => orders,
  columns: {
    orderNumber: ({ orderNumber }) => orderNumber,
    date: ({ createdAt }) => isoDate(readSchoolClock(createdAt).date),
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
