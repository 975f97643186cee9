import { Box, Link } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatRand } from '#libs/domain/money';
import { StatusBadge } from '../shared/StatusBadge';
import { usePalette } from '../shared/use-palette';
import { ROW_LINK, wholeRow, wholeRowSx } from '../shared/whole-row';
import { invoiceDate, SOONEST_DUE, UNPAID_INVOICES, type DueInvoice } from './due-invoices';
import { WorkCard, WorkRows } from './WorkCard';

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
        none="No invoice waits for its payment."
        most={SHOWN}
      >
        {(invoices) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} {...invoice} />
            ))}
          </Box>
        )}
      </WorkRows>
    </WorkCard>
  );
}

function InvoiceLine({ id, clientName, invoiceNumber, dueDate, status, totalAmount }: DueInvoice) {
  const palette = usePalette();
  return (
    <Box
      component="li"
      {...wholeRow}
      sx={{
        ...wholeRowSx,
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto minmax(88px,auto)',
        gap: 1.75,
        alignItems: 'center',
        px: 2.25,
        py: 1.375,
        borderTop: `1px solid ${palette.rowLine}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Link
          {...ROW_LINK}
          component={RouterLink}
          to={`/invoices/${id}/show`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {clientName}
        </Link>
        <Box sx={{ color: 'text.secondary' }}>
          {invoiceNumber}, due {invoiceDate(dueDate)}
        </Box>
      </Box>
      {status === 'overdue' ? (
        <StatusBadge variant="bad">Overdue</StatusBadge>
      ) : (
        <StatusBadge variant="warn">Pending</StatusBadge>
      )}
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>{formatRand(totalAmount)}</Box>
    </Box>
  );
}
