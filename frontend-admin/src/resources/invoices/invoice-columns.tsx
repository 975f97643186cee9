import { Box, Typography } from '@mui/material';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import { writtenDate } from '#libs/documents/document-words';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import { formatRand } from '#libs/domain/money';
import { NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { StatusBadge } from '../../shared/StatusBadge';
import { INVOICES, INVOICE_STATUS_VARIANT } from './invoice-words';
import { InvoiceActions } from './InvoiceActions';
import { ClientCell, NumberLink } from './paper-cells';

export const INVOICE_COLUMNS: RecordColumn<InvoiceRecord>[] = [
  {
    label: 'Invoice #',
    sortBy: 'invoiceNumber',
    render: (invoice) => <NumberLink list={INVOICES} id={invoice.id} number={invoice.invoiceNumber} />,
    card: 'title',
  },
  {
    label: 'Client',
    sortBy: 'clientName',
    render: (invoice) => <ClientCell {...invoice} />,
    card: 'line',
    onCard: (invoice) => (
      <Row gap={2} justify="space-between">
        <ClientCell {...invoice} />
        <Typography variant="strong" align="right">
          <Amount {...invoice} />
        </Typography>
      </Row>
    ),
  },
  { label: 'Issue Date', sortBy: 'issueDate', render: ({ issueDate }) => writtenDate(issueDate) },
  {
    label: 'Due Date',
    sortBy: 'dueDate',
    render: ({ dueDate }) => writtenDate(dueDate),
    card: 'quiet',
    onCard: ({ issueDate, dueDate }) => `Issued ${writtenDate(issueDate)}, due ${writtenDate(dueDate)}`,
  },
  { label: 'Amount', sortBy: 'totalAmount', align: 'right', render: (invoice) => <Amount {...invoice} /> },
  {
    label: 'Status',
    sortBy: 'status',
    render: ({ status }) => <InvoiceStatusBadge status={status} />,
    card: 'badge',
  },
  { label: 'Actions', align: 'right', render: (invoice) => <InvoiceActions invoice={invoice} />, card: 'actions' },
];

/** What it comes to; below, what is still owed when a part is paid or credited. */
function Amount({ totalAmount, outstandingAmount, paidAmount, creditedAmount }: InvoiceRecord) {
  const isPart = outstandingAmount > 0 && paidAmount + creditedAmount > 0;
  return (
    <NoWrap as="div">
      {formatRand(totalAmount)}
      {isPart && (
        <Box sx={{ fontWeight: 400 }}>
          <Typography variant="caption">{formatRand(outstandingAmount)} outstanding</Typography>
        </Box>
      )}
    </NoWrap>
  );
}

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <StatusBadge variant={INVOICE_STATUS_VARIANT[status]}>{INVOICE_STATUS_WORDS[status]}</StatusBadge>;
}
