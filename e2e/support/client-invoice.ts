import { CORPORATE_CLIENT_DEFAULTS } from '#libs/contracts/corporate-client';
import type { AddInvoiceItemDto, CorporateClient, InvoiceDetails } from '#libs/contracts/generated/api';
import { paymentDueDate } from '#libs/domain/payment-terms';
import { readSchoolClock } from '#libs/domain/schedule/school-clock';
import type { StaffApi } from './staff-api.js';

interface BilledClient {
  name: string;
  email: string | null;
}

/** R4 599.98 together. */
export const INVOICE_LINES: readonly AddInvoiceItemDto[] = [
  { description: 'Self-defence training, per hour', quantity: 12, unitPrice: 25_000 },
  { description: 'Night shift assessment', quantity: 1, unitPrice: 149_999 },
  { description: 'Printed guide', quantity: 3, unitPrice: 3_333 },
];

/** A client on Net 7 in Sandton. */
export async function addClient(staff: StaffApi, fields: BilledClient): Promise<CorporateClient> {
  return staff.write('POST', '/api/admin/corporate-clients', {
    ...CORPORATE_CLIENT_DEFAULTS,
    logoUrl: '/logos/client.svg',
    paymentTerms: 'Net 7',
    address: '9 Rivonia Road, Sandton',
    vatNumber: '4230198765',
    ...fields,
  });
}

/** An invoice at 15 %, due as the client's terms say. */
export async function addInvoice(
  staff: StaffApi,
  client: CorporateClient,
  items: readonly AddInvoiceItemDto[],
): Promise<InvoiceDetails> {
  const dueDate = paymentDueDate(client.paymentTerms, readSchoolClock(new Date()).date);
  const { id } = await staff.write<InvoiceDetails>('POST', '/api/admin/invoices', {
    corporateClientId: client.id,
    dueDate,
    taxRate: 1500,
  });
  for (const item of items) await staff.write('POST', `/api/admin/invoices/${id}/items`, item);
  return invoiceOf(staff, id);
}

export function invoiceOf(staff: StaffApi, id: number): Promise<InvoiceDetails> {
  return staff.write('GET', `/api/admin/invoices/${id}`);
}
