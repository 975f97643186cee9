import { Box } from '@mui/material';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { RecordTable, type RecordColumn } from '../../shared/RecordTable';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceLink } from './InvoiceLink';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';

const quiet = { color: 'text.secondary', fontSize: 13, fontWeight: 400 } as const;

const COLUMNS: RecordColumn<InvoiceRecord>[] = [
  { label: 'Invoice #', sortBy: 'invoiceNumber', render: (invoice) => <InvoiceLink {...invoice} /> },
  {
    label: 'Client',
    sortBy: 'clientName',
    render: ({ clientName, clientEmail }) => (
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 150 }}>
        {clientName}
        <Box sx={quiet}>{clientEmail ?? 'No client e-mail'}</Box>
      </Box>
    ),
  },
  { label: 'Issue Date', sortBy: 'issueDate', render: ({ issueDate }) => writtenDate(issueDate) },
  { label: 'Due Date', sortBy: 'dueDate', render: ({ dueDate }) => writtenDate(dueDate) },
  { label: 'Amount', sortBy: 'totalAmount', align: 'right', render: (invoice) => <Amount {...invoice} /> },
  { label: 'Status', sortBy: 'status', render: ({ status }) => <InvoiceStatusBadge status={status} /> },
  { label: 'Actions', align: 'right', render: (invoice) => <InvoiceActions invoice={invoice} /> },
];

export function InvoiceTable() {
  return <RecordTable columns={COLUMNS} isDimmed={({ status }) => status === 'cancelled'} />;
}

/** What it comes to; below, what is still owed when a part is paid or credited. */
export function Amount({ totalAmount, outstandingAmount, paidAmount, creditedAmount }: InvoiceRecord) {
  const isPart = outstandingAmount > 0 && paidAmount + creditedAmount > 0;
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {formatRand(totalAmount)}
      {isPart && <Box sx={quiet}>{formatRand(outstandingAmount)} outstanding</Box>}
    </Box>
  );
}
