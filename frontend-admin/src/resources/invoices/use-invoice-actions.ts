import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { INVOICE_MESSAGES } from '#libs/contracts/invoice-rules';
import { bankDetails, issuerName, writtenDate } from '#libs/documents/document-words';
import { invoiceEmailText } from '#libs/domain/invoice-email-text';
import type { SchoolDataProvider } from '../../data-provider';
import { saveFile } from '../../shared/save-file';
import { useToast } from '../../shared/use-toast';

const { exported, exportFailed, copied, copyFailed } = INVOICE_MESSAGES;

/** What staff take away from an invoice: its PDF, and the words of a mail. */
export function useInvoiceActions() {
  const api = useDataProvider<SchoolDataProvider>();
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);

  async function exportPdf({ id, invoiceNumber }: Pick<InvoiceRecord, 'id' | 'invoiceNumber'>): Promise<void> {
    if (isExporting) return;
    setExporting(true);
    try {
      saveFile(`${invoiceNumber}.pdf`, await api.fetchFile(`invoices/${id}/pdf`));
      toast.done(exported);
    } catch (error) {
      toast.failed(exportFailed, error);
    } finally {
      setExporting(false);
    }
  }

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
