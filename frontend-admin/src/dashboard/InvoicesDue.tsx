import { Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatRand } from '#libs/domain/money';
import { StatusBadge } from '../shared/StatusBadge';
import { ROW_LINK, clickableRow } from '../shared/clickable-row';
import { invoiceDate, SOONEST_DUE, UNPAID_INVOICES, type DueInvoice } from './due-invoices';
import { WorkCard, WorkLine, WorkRows } from './WorkCard';
import { LongText } from '../shared/layout-parts';

const SHOWN = 4;

/** Unpaid invoices, the most urgent first. */
export function InvoicesDue() {
  const { data, error, refetch } = useGetList<DueInvoice>('invoices', {
    pagination: { page: 1, perPage: SHOWN },
    sort: SOONEST_DUE,
    filter: UNPAID_INVOICES,
  });
  return (
    <WorkCard title="Invoices due" more="All invoices" to="/invoices">
      <WorkRows
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        failed="Failed to fetch invoices"
        none="No unpaid invoices."
        most={SHOWN}
      >
        {(invoices) => (
          <ul>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} {...invoice} />
            ))}
          </ul>
        )}
      </WorkRows>
    </WorkCard>
  );
}

function InvoiceLine({ id, clientName, invoiceNumber, dueDate, status, totalAmount }: DueInvoice) {
  return (
    <WorkLine {...clickableRow} columns="minmax(0,1fr) auto minmax(88px,auto)">
      <LongText>
        <Link
          {...ROW_LINK}
          component={RouterLink}
          to={`/invoices/${id}/show`}
          color="inherit"
          underline="hover"
          variant="strong"
        >
          {clientName}
        </Link>
        <Typography variant="secondary">
          {invoiceNumber}, due {invoiceDate(dueDate)}
        </Typography>
      </LongText>
      {status === 'overdue' ? (
        <StatusBadge variant="bad">Overdue</StatusBadge>
      ) : (
        <StatusBadge variant="warn">Pending</StatusBadge>
      )}
      <Typography variant="inherit" component="div" align="right" noWrap>
        {formatRand(totalAmount)}
      </Typography>
    </WorkLine>
  );
}
