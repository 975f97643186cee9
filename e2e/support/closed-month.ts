/** What somebody may try to write into a month whose books are closed: one of each kind. */
import type { InvoiceDetails, OrderRecord } from '#libs/contracts/generated/api';
import { closedBooksRefusal } from '#libs/domain/books';
import { datePaper, inDatabase } from './dated-papers.js';
import { expect } from './fixtures.js';
import type { SchoolServer } from './school-server.mjs';
import type { StaffApi } from './staff-api.js';

interface Closed {
  /** Its last day. */
  until: string;
  /** A day of it. */
  day: string;
  /** Sent, paid and credited in it. */
  invoice: InvoiceDetails;
  /** Of it as well, and never sent. */
  draft: InvoiceDetails;
  order: OrderRecord;
}

type Write = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

function writesInto({ day, invoice, draft, order }: Closed): Write[] {
  const payment = { date: day, amount: 100, method: 'eft' };
  const { id, items } = draft;
  const client = `corporate-clients/${invoice.corporateClientId}`;
  return [
    ['POST', `invoices/${id}/items`, { description: 'More', quantity: 1, unitPrice: 100 }],
    ['PUT', `invoices/${id}/items/${items[0]!.id}`, { quantity: 99 }],
    ['DELETE', `invoices/${id}/items/${items[0]!.id}`],
    ['PUT', `invoices/${id}`, { taxRate: 0 }],
    ['PUT', `invoices/${id}`, { discountKind: 'percent', discountValue: 1000 }],
    ['PUT', `invoices/${id}`, { status: 'cancelled' }],
    ['DELETE', `invoices/${id}`],
    ['PUT', `invoices/${invoice.id}`, { status: 'cancelled' }],
    ['POST', `invoices/${invoice.id}/payments`, payment],
    ['DELETE', `invoices/${invoice.id}/payments/${invoice.payments[0]!.id}`],
    [
      'POST',
      `${client}/payments`,
      { paidOn: day, amount: 100, method: 'eft', allocations: [{ invoiceId: invoice.id, amount: 100 }] },
    ],
    ['POST', `orders/${order.id}/payments`, payment],
    ['POST', `orders/${order.id}/refunds`, payment],
  ];
}

/** Each is refused, by the API with its sentence and by the database for whoever is past the API. */
export async function expectClosed(school: SchoolServer, staff: StaffApi, closed: Closed): Promise<void> {
  const { until, invoice } = closed;
  for (const [method, path, body] of writesInto(closed)) {
    const answer = await staff.attempt(method, `/api/admin/${path}`, body);
    const { message } = (await answer.json()) as { message: string };
    expect({ method, path, status: answer.status, message }).toEqual({
      method,
      path,
      status: 409,
      message: closedBooksRefusal(until),
    });
  }
  const [note] = invoice.creditNotes;
  const refusal = /the books are closed/;
  await expect(inDatabase(school, 'DELETE FROM credit_notes WHERE id = $1', [note!.id])).rejects.toThrow(refusal);
  await expect(datePaper(school, 'credit_notes', note!.id, '2098-01-01')).rejects.toThrow(refusal);
  await expect(datePaper(school, 'invoices', invoice.id, '2098-01-01')).rejects.toThrow(refusal);
}
