import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import { StatusBadge } from '../../shared/StatusBadge';
import { INVOICE_STATUS_LOOK } from './invoice-words';

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <StatusBadge look={INVOICE_STATUS_LOOK[status]}>{INVOICE_STATUS_WORDS[status]}</StatusBadge>;
}
