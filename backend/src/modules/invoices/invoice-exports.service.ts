import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { ExportPeriod } from '#libs/contracts/export-period';
import { cellOf } from '#libs/domain/csv-cells';
import type { Discount } from '#libs/domain/invoice-totals';
import { type CsvExport, csvSource, type CsvSource } from '../../common/lists/stream-csv.js';
import { ExportsService } from '../exports/exports.service.js';
import type { InvoiceItem } from './invoice-item.entity.js';
import { InvoicePayment } from './invoice-paying.entity.js';
import { InvoiceRecord } from './invoice-record.entity.js';
import { INVOICE_LIST } from './invoices.service.js';

const rand = (cents: number) => cellOf('rand', cents);

/** The last columns, so that whoever reads the files by place finds the others where they were. */
const DISCOUNT = {
  percent: ({ discountKind, discountValue }: Discount) =>
    discountKind === 'percent' ? String(discountValue / 100) : '',
  amount: ({ discountAmount }: { discountAmount: number }) => rand(discountAmount),
};

/** Invoices, their lines and their payments as CSV files, of what the list's filter and search leave. */
@Injectable()
export class InvoiceExportsService implements OnModuleInit {
  /** By the day on which they were issued. */
  readonly invoices: CsvSource;
  /** Of invoices that were issued within the period. */
  readonly items: CsvSource;
  /** By the day on which the money came in, or a credit was used, whenever their invoice was issued. */
  readonly payments: CsvSource;

  constructor(
    dataSource: DataSource,
    private readonly exports: ExportsService,
  ) {
    this.invoices = csvSource(dataSource, INVOICES);
    this.items = csvSource(dataSource, ITEMS);
    this.payments = csvSource(dataSource, PAYMENTS);
  }

  onModuleInit(): void {
    this.exports.register('invoices', this.invoices);
    this.exports.register('invoice-lines', this.items);
    this.exports.register('invoice-payments', this.payments);
  }
}

type InvoiceExport<Line> = CsvExport<InvoiceRecord, Line, keyof InvoiceRecord>;

const issued: Pick<InvoiceExport<never>, 'entity' | 'rules' | 'narrow'> = {
  entity: InvoiceRecord,
  rules: INVOICE_LIST,
  narrow: (rows, { from, to }) => {
    if (from !== null) rows.andWhere('record.issueDate >= :from', { from });
    if (to !== null) rows.andWhere('record.issueDate <= :to', { to });
  },
};

const INVOICES: InvoiceExport<InvoiceRecord> = {
  ...issued,
  name: 'invoices',
  linesOf: (invoices) => invoices,
  columns: {
    invoiceNumber: ({ invoiceNumber }) => invoiceNumber,
    clientName: ({ clientName }) => clientName,
    clientEmail: ({ clientEmail }) => clientEmail,
    clientVatNumber: ({ clientVatNumber }) => clientVatNumber,
    issueDate: ({ issueDate }) => issueDate,
    dueDate: ({ dueDate }) => dueDate,
    status: ({ status }) => status,
    subtotal: ({ subtotal }) => rand(subtotal),
    taxAmount: ({ taxAmount }) => rand(taxAmount),
    totalAmount: ({ totalAmount }) => rand(totalAmount),
    paidAmount: ({ paidAmount }) => rand(paidAmount),
    creditedAmount: ({ creditedAmount }) => rand(creditedAmount),
    outstandingAmount: ({ outstandingAmount }) => rand(outstandingAmount),
    notes: ({ notes }) => notes,
    discountPercent: DISCOUNT.percent,
    discountAmount: DISCOUNT.amount,
  },
};

interface ItemLine {
  invoice: InvoiceRecord;
  item: InvoiceItem;
}

const ITEMS: InvoiceExport<ItemLine> = {
  ...issued,
  name: 'invoice-lines',
  linesOf: (invoices) => invoices.flatMap((invoice) => invoice.items.map((item) => ({ invoice, item }))),
  columns: {
    invoiceNumber: ({ invoice }) => invoice.invoiceNumber,
    clientName: ({ invoice }) => invoice.clientName,
    issueDate: ({ invoice }) => invoice.issueDate,
    status: ({ invoice }) => invoice.status,
    description: ({ item }) => item.description,
    quantity: ({ item }) => item.quantity,
    unitPrice: ({ item }) => rand(item.unitPrice),
    totalPrice: ({ item }) => rand(item.totalPrice),
    discountPercent: ({ item }) => DISCOUNT.percent(item),
    discountAmount: ({ item }) => DISCOUNT.amount(item),
  },
};

interface PaymentLine {
  invoice: InvoiceRecord;
  payment: InvoicePayment;
}

const PAYMENTS: InvoiceExport<PaymentLine> = {
  name: 'invoice-payments',
  entity: InvoiceRecord,
  rules: INVOICE_LIST,
  narrow: (rows, period) => {
    const within = paidWithin(period);
    rows.andWhere(
      `EXISTS (SELECT FROM invoice_payments payment WHERE payment.invoice_id = record.id${within.sql})`,
      within.values,
    );
  },
  async linesOf(invoices, period, manager) {
    const within = paidWithin(period);
    const payments = await manager
      .createQueryBuilder(InvoicePayment, 'payment')
      .addSelect('payment.invoiceId')
      .leftJoinAndSelect('payment.clientPayment', 'whole')
      .where({ invoiceId: In(invoices.map(({ id }) => id)) })
      .andWhere(`true${within.sql}`, within.values)
      .orderBy('payment.date', 'ASC')
      .addOrderBy('payment.id', 'ASC')
      .getMany();
    const byInvoice = new Map<number | undefined, InvoicePayment[]>();
    for (const payment of payments)
      byInvoice.set(payment.invoiceId, [...(byInvoice.get(payment.invoiceId) ?? []), payment]);
    return invoices.flatMap((invoice) => (byInvoice.get(invoice.id) ?? []).map((payment) => ({ invoice, payment })));
  },
  columns: {
    date: ({ payment }) => payment.date,
    amount: ({ payment }) => rand(payment.amount),
    method: ({ payment }) => payment.method,
    reference: ({ payment }) => payment.reference,
    invoiceNumber: ({ invoice }) => invoice.invoiceNumber,
    clientName: ({ invoice }) => invoice.clientName,
    status: ({ invoice }) => invoice.status,
    recordedAt: ({ payment }) => payment.createdAt.toISOString(),
    // A credit is used later than its money came in.
    receivedOn: ({ payment }) => payment.clientPayment?.paidOn ?? payment.date,
  },
};

/** Of invoice_payments payment. */
function paidWithin({ from, to }: ExportPeriod): { sql: string; values: Record<string, string> } {
  return {
    sql: `${from === null ? '' : ' AND payment.date >= :from'}${to === null ? '' : ' AND payment.date <= :to'}`,
    values: { ...(from !== null && { from }), ...(to !== null && { to }) },
  };
}
