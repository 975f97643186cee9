import {
  Box,
  styled,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { LEDGER_WORDS, ledgerWords } from '#libs/contracts/client-ledger';
import type { ClientLedgerView, LedgerEntryView } from '#libs/contracts/generated/api';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';

interface LedgerEntriesProps {
  ledger: ClientLedgerView;
}

const keyOf = ({ kind, id }: LedgerEntryView) => `${kind}-${id}`;

/** Between the balance before the first day and that after the last; on a phone as cards without frames. */
export function LedgerEntries(props: LedgerEntriesProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return isPhone ? <LedgerRows {...props} /> : <LedgerTable {...props} />;
}

function LedgerTable({ ledger: { from, to, openingBalance, entries, closingBalance } }: LedgerEntriesProps) {
  return (
    <Entries size="small" aria-label={LEDGER_WORDS.title}>
      <TableHead>
        <TableRow>
          <TableCell>Date</TableCell>
          <TableCell>What</TableCell>
          <TableCell align="right">Amount</TableCell>
          <TableCell align="right">Balance</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <BalanceRow>
          <TableCell>{writtenDate(from)}</TableCell>
          <TableCell colSpan={2}>{LEDGER_WORDS.opening}</TableCell>
          <TableCell align="right">{formatRand(openingBalance)}</TableCell>
        </BalanceRow>
        {entries.map((entry) => (
          <TableRow key={keyOf(entry)}>
            <TableCell>{writtenDate(entry.date)}</TableCell>
            <What>{ledgerWords(entry)}</What>
            <TableCell align="right">{amountWords(entry)}</TableCell>
            <TableCell align="right">{formatRand(entry.balance)}</TableCell>
          </TableRow>
        ))}
        {entries.length === 0 && (
          <TableRow>
            <TableCell colSpan={4}>
              <Typography variant="secondary">{LEDGER_WORDS.empty}</Typography>
            </TableCell>
          </TableRow>
        )}
        <BalanceRow>
          <TableCell>{writtenDate(to)}</TableCell>
          <TableCell colSpan={2}>{LEDGER_WORDS.closing}</TableCell>
          <TableCell align="right">{formatRand(closingBalance)}</TableCell>
        </BalanceRow>
      </TableBody>
    </Entries>
  );
}

function LedgerRows({ ledger: { from, to, openingBalance, entries, closingBalance } }: LedgerEntriesProps) {
  return (
    <Box>
      <Balance date={from} words={LEDGER_WORDS.opening} cents={openingBalance} />
      <ul aria-label={LEDGER_WORDS.title}>
        {entries.map((entry) => (
          <Entry key={keyOf(entry)}>
            <Typography variant="medium">{ledgerWords(entry)}</Typography>
            <Typography variant="medium" align="right">
              {amountWords(entry)}
            </Typography>
            <Typography variant="caption">{writtenDate(entry.date)}</Typography>
            <Typography variant="caption" align="right">
              Balance {formatRand(entry.balance)}
            </Typography>
          </Entry>
        ))}
        {entries.length === 0 && (
          <Entry>
            <Typography variant="secondary">{LEDGER_WORDS.empty}</Typography>
          </Entry>
        )}
      </ul>
      <Balance date={to} words={LEDGER_WORDS.closing} cents={closingBalance} />
    </Box>
  );
}

function Balance({ date, words, cents }: { date: string; words: string; cents: number }) {
  return (
    <BalanceLine>
      <div>
        {words}
        <DayOfBalance>{writtenDate(date)}</DayOfBalance>
      </div>
      <span>{formatRand(cents)}</span>
    </BalanceLine>
  );
}

/** Credit that is used changes nothing. */
function amountWords({ kind, amount }: LedgerEntryView): string {
  return kind === 'credit-used' ? '–' : formatRand(amount);
}

const Entries = styled(Table)({ '& td, & th': { whiteSpace: 'nowrap' } });

/** Takes what the figures leave, and breaks. */
const What = styled(TableCell)({ '&&': { width: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' } });

const BalanceRow = styled(TableRow)({ '& td': { fontWeight: 650 } });

const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
  overflowWrap: 'anywhere',
}));

const DayOfBalance = styled('div')(({ theme }) => ({ ...theme.typography.caption, fontWeight: 400 }));

const BalanceLine = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.divider}`,
  fontWeight: 650,
}));
