import {
  Box,
  styled,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ClientStatementView, StatementInvoiceView } from '#libs/contracts/generated/api';
import { CREDIT_WORDS } from '#libs/domain/client-payment';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';

type OpenInvoicesProps = Pick<ClientStatementView, 'invoices' | 'creditAmount' | 'totalOutstanding'>;

/** The oldest due date first; on a phone as cards without frames. */
export function OpenInvoices(props: OpenInvoicesProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return isPhone ? <OpenInvoiceRows {...props} /> : <OpenInvoiceTable {...props} />;
}

const FIGURES = ['Total', 'Paid, credited', 'Outstanding'];

function OpenInvoiceTable({ invoices, creditAmount, totalOutstanding }: OpenInvoicesProps) {
  return (
    <InvoiceTable size="small" aria-label="Open invoices">
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
            <TableCell>
              <Typography variant="medium">{invoice.invoiceNumber}</Typography>
            </TableCell>
            <TableCell>{writtenDate(invoice.issueDate)}</TableCell>
            <TableCell>{writtenDate(invoice.dueDate)}</TableCell>
            <TableCell align="right">{formatRand(invoice.totalAmount)}</TableCell>
            <TableCell align="right">{formatRand(settled(invoice))}</TableCell>
            <TableCell align="right">
              <Typography variant="medium">{formatRand(invoice.outstandingAmount)}</Typography>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        {creditAmount > 0 && (
          <CreditRow>
            <TableCell component="th" scope="row" colSpan={5}>
              {CREDIT_WORDS}
            </TableCell>
            <TableCell align="right">{formatRand(-creditAmount)}</TableCell>
          </CreditRow>
        )}
        <TotalRow>
          <TableCell component="th" scope="row" colSpan={5}>
            Total owed
          </TableCell>
          <TableCell align="right">{formatRand(totalOutstanding)}</TableCell>
        </TotalRow>
      </TableFooter>
    </InvoiceTable>
  );
}

function OpenInvoiceRows({ invoices, creditAmount, totalOutstanding }: OpenInvoicesProps) {
  return (
    <Box>
      <ul aria-label="Open invoices">
        {invoices.map((invoice) => (
          <Invoice key={invoice.id}>
            <Typography variant="medium">{invoice.invoiceNumber}</Typography>
            <Typography variant="medium" align="right">
              {formatRand(invoice.outstandingAmount)}
            </Typography>
            <Typography variant="caption">Due {writtenDate(invoice.dueDate)}</Typography>
            <Typography variant="caption" align="right">
              {settled(invoice) === 0
                ? `of ${formatRand(invoice.totalAmount)}`
                : `of ${formatRand(invoice.totalAmount)}, ${formatRand(settled(invoice))} settled`}
            </Typography>
          </Invoice>
        ))}
      </ul>
      {creditAmount > 0 && (
        <Credit>
          <span>{CREDIT_WORDS}</span>
          <span>{formatRand(-creditAmount)}</span>
        </Credit>
      )}
      <Total>
        <span>Total owed</span>
        <span>{formatRand(totalOutstanding)}</span>
      </Total>
    </Box>
  );
}

function settled({ paidAmount, creditedAmount }: StatementInvoiceView): number {
  return paidAmount + creditedAmount;
}

const InvoiceTable = styled(Table)({ '& td, & th': { whiteSpace: 'nowrap' } });

const CreditRow = styled(TableRow)(({ theme }) => ({
  '& td, & th': { fontSize: theme.typography.body2.fontSize, color: theme.palette.text.primary },
}));

const TotalRow = styled(TableRow)(({ theme }) => ({
  '& td, & th': {
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 650,
    color: theme.palette.text.primary,
    border: 0,
  },
}));

const Invoice = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Credit = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Total = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.palette.divider}`,
  fontWeight: 650,
}));
