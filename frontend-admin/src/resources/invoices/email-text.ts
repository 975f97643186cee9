import type { Invoice } from '#libs/contracts/invoice';
import { bankDetails, issuerName, writtenDate } from '#libs/documents/document-words';
import { invoiceEmailText } from '#libs/domain/invoice-email-text';

/** Of an invoice whose client has an address. */
export function emailTextOf(invoice: Invoice): string {
  const { invoiceNumber, issueDate, dueDate, clientEmail, stormCombatPhone, stormCombatEmail } = invoice;
  return invoiceEmailText({
    ...invoice,
    clientEmail: clientEmail ?? '',
    issueDate: writtenDate(issueDate),
    dueDate: writtenDate(dueDate),
    bank: bankDetails(invoice, { label: 'Payment reference', value: invoiceNumber })?.entries ?? [],
    sender: [issuerName(invoice), stormCombatPhone, stormCombatEmail],
  });
}
