import { Box, Typography, Link, styled } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { InvoiceRecord } from '#libs/contracts/generated/api';
import { INVOICE_STATUS_WORDS } from '#libs/contracts/invoice';
import { writtenDate } from '#libs/documents/document-words';
import type { InvoiceStatus } from '#libs/domain/invoice-status';
import { formatRand } from '#libs/domain/money';
import { useFormMode } from '../../shared/form-mode';
import { NoWrap, Row } from '../../shared/layout-parts';
import type { RecordColumn } from '../../shared/record-column';
import { StatusBadge } from '../../shared/StatusBadge';
import { ROW_LINK } from '../../shared/whole-row';
import { INVOICES, INVOICE_STATUS_VARIANT } from './invoice-words';
import { InvoiceActions } from './InvoiceActions';

export const INVOICE_COLUMNS: RecordColumn<InvoiceRecord>[] = [
  {
    label: 'Invoice #',
    sortBy: 'invoiceNumber',
    render: (invoice) => <InvoiceLink {...invoice} />,
    card: 'title',
  },
  {
    label: 'Client',
    sortBy: 'clientName',
    render: (invoice) => <Client {...invoice} />,
    card: 'line',
    onCard: (invoice) => (
      <Row gap={2} justify="space-between">
        <Client {...invoice} />
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

function Client({ clientName, clientEmail }: InvoiceRecord) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { lg: 150 } }}>
      {clientName}
      <Typography variant="caption">{clientEmail ?? 'No client e-mail'}</Typography>
    </Box>
  );
}

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

/** An invoice's number, which opens its details over the list. */
function InvoiceLink({ id, invoiceNumber }: Pick<InvoiceRecord, 'id' | 'invoiceNumber'>) {
  const { showPath } = useFormMode(INVOICES);
  return (
    <NumberLink {...ROW_LINK} component={RouterLink} to={showPath(id)} color="inherit" underline="hover">
      {invoiceNumber}
    </NumberLink>
  );
}

const NumberLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.375),
  fontWeight: 550,
  whiteSpace: 'nowrap',
})) as typeof Link;

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <StatusBadge variant={INVOICE_STATUS_VARIANT[status]}>{INVOICE_STATUS_WORDS[status]}</StatusBadge>;
}
