import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ClientStatementView, StatementInvoiceView } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';
import { usePalette } from '../use-palette';

type OpenInvoicesProps = Pick<ClientStatementView, 'invoices' | 'totalOutstanding'>;

/** The oldest due date first; on a phone as cards without frames. */
export function OpenInvoices(props: OpenInvoicesProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return isPhone ? <OpenInvoiceRows {...props} /> : <OpenInvoiceTable {...props} />;
}

const FIGURES = ['Total', 'Paid, credited', 'Outstanding'];

function OpenInvoiceTable({ invoices, totalOutstanding }: OpenInvoicesProps) {
  return (
    <Table size="small" aria-label="Open invoices" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
      <TableHead>
        <TableRow>
          {['Invoice', 'Issued', 'Due'].map((label) => (
            <TableCell key={label}>{label}</TableCell>
          ))}
          {FIGURES.map((label) => (
            <TableCell key={label} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <TableRow key={invoice.id}>
            <TableCell sx={{ fontWeight: 550 }}>{invoice.invoiceNumber}</TableCell>
            <TableCell>{writtenDate(invoice.issueDate)}</TableCell>
            <TableCell>{writtenDate(invoice.dueDate)}</TableCell>
            <TableCell align="right">{formatRand(invoice.totalAmount)}</TableCell>
            <TableCell align="right">{formatRand(settled(invoice))}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 550 }}>
              {formatRand(invoice.outstandingAmount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& td, & th': { fontSize: 14, fontWeight: 650, color: 'text.primary', border: 0 } }}>
          <TableCell component="th" scope="row" colSpan={5}>
            Total owed
          </TableCell>
          <TableCell align="right">{formatRand(totalOutstanding)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function OpenInvoiceRows({ invoices, totalOutstanding }: OpenInvoicesProps) {
  const palette = usePalette();
  return (
    <Box>
      <Box component="ul" aria-label="Open invoices" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {invoices.map((invoice) => (
          <Box
            component="li"
            key={invoice.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0,1fr) auto',
              columnGap: 2,
              py: 1.25,
              borderTop: `1px solid ${palette.rowLine}`,
            }}
          >
            <Box sx={{ fontWeight: 550 }}>{invoice.invoiceNumber}</Box>
            <Box sx={{ fontWeight: 550, textAlign: 'right' }}>{formatRand(invoice.outstandingAmount)}</Box>
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>Due {writtenDate(invoice.dueDate)}</Box>
            <Box sx={{ fontSize: 13, color: 'text.secondary', textAlign: 'right' }}>
              {settled(invoice) === 0
                ? `of ${formatRand(invoice.totalAmount)}`
                : `of ${formatRand(invoice.totalAmount)}, ${formatRand(settled(invoice))} settled`}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          pt: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontWeight: 650,
        }}
      >
        <span>Total owed</span>
        <span>{formatRand(totalOutstanding)}</span>
      </Box>
    </Box>
  );
}

function settled({ paidAmount, creditedAmount }: StatementInvoiceView): number {
  return paidAmount + creditedAmount;
}
