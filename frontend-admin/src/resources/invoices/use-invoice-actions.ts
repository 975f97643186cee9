import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { INVOICE_MESSAGES } from '#libs/contracts/invoice-rules';
import { bankDetails, discountLabel, discountWords, issuerName, writtenDate } from '#libs/documents/document-words';
import { invoiceEmailText } from '#libs/domain/invoice-email-text';
import { useFileDownload } from '../../shared/save-file';
import { useToast } from '../../shared/use-toast';

const { exported, exportFailed, copied, copyFailed } = INVOICE_MESSAGES;

/** What staff take away from an invoice: its PDF, and the words of a mail. */
export function useInvoiceActions() {
  const { download, isBusy: isExporting } = useFileDownload({ done: exported, failed: exportFailed });
  const toast = useToast();
  const exportPdf = ({ id, invoiceNumber }: Pick<InvoiceRecord, 'id' | 'invoiceNumber'>) =>
    download(`invoices/${id}/pdf`, `${invoiceNumber}.pdf`);

  /** Without https, or without leave, a browser refuses. */
  async function copyEmailText(invoice: InvoiceRecord): Promise<void> {
    try {
      await navigator.clipboard.writeText(emailTextOf(invoice));
      toast.done(copied);
    } catch {
      toast.failed(copyFailed.title, { message: copyFailed.text });
    }
  }

  return { exportPdf, isExporting, copyEmailText };
}

/** Of an invoice whose client has an address. */
function emailTextOf(invoice: InvoiceRecord): string {
  const { invoiceNumber, issueDate, dueDate, clientEmail, items, stormCombatPhone, stormCombatEmail } = invoice;
  return invoiceEmailText({
    ...invoice,
    clientEmail: clientEmail ?? '',
    issueDate: writtenDate(issueDate),
    dueDate: writtenDate(dueDate),
    discountLabel: discountLabel(invoice),
    items: items.map((item) => ({ ...item, discount: discountWords(item) })),
    bank: bankDetails(invoice, { label: 'Payment reference', value: invoiceNumber })?.entries ?? [],
    sender: [issuerName(invoice), stormCombatPhone, stormCombatEmail],
  });
}
