import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import { StatusBadge } from '../../shared/StatusBadge';
import { INVOICE_STATUS_VARIANT } from './invoice-words';

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <StatusBadge variant={INVOICE_STATUS_VARIANT[status]}>{INVOICE_STATUS_WORDS[status]}</StatusBadge>;
}
