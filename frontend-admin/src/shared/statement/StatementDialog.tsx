import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  useMediaQuery,
  type Theme,
  Box,
  styled,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { LEDGER_WORDS } from '#libs/contracts/client-ledger';
import type { ClientStatementView } from '#libs/contracts/generated/api';
import { STATEMENT_MESSAGES } from '#libs/contracts/statement';
import { radius } from '#libs/design/tokens';
import { writtenDate } from '#libs/documents/document-words';
import { AGES, AGE_WORDS } from '#libs/domain/ageing';
import { statementFileName } from '#libs/domain/client-file-name';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../data-provider';
import { BusyButton } from '../BusyButton';
import { DialogHead } from '../dialog-parts';
import { DownloadIcon } from '../icons';
import { Column, Row } from '../layout-parts';
import { LoadProblem } from '../notices';
import { useFileDownload } from '../save-file';
import { LastSent } from '../sending-parts';
import { ListSkeleton } from '../Skeletons';
import { useDialog } from '../use-dialog';
import { ClientLedger } from './ClientLedger';
import { CLIENT_PAYMENT_DIALOG, ClientPaymentDialog } from './ClientPaymentDialog';
import { ClientPayments } from './ClientPayments';
import { OpenInvoices } from './OpenInvoices';
import { SEND_STATEMENT_DIALOG, SendStatementDialog } from './SendStatementDialog';

interface StatementDialogProps {
  clientId: number;
  onClose: () => void;
}

const PDF = { done: STATEMENT_MESSAGES.exported, failed: STATEMENT_MESSAGES.exportFailed };

/** What a client owes today, by age, and the same as a PDF or by mail. */
export function StatementDialog({ clientId, onClose }: StatementDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const api = useDataProvider<SchoolDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['corporate-clients', 'statement', clientId],
    queryFn: () => api.clientStatement(clientId),
    staleTime: 0,
  });
  const { download, isBusy } = useFileDownload(PDF);
  const sending = useDialog(SEND_STATEMENT_DIALOG);
  const paying = useDialog(CLIENT_PAYMENT_DIALOG);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogHead titleId={titleId} title="Statement" onClose={onClose} />
      <DialogContent dividers tabIndex={0}>
        {data ? (
          <Statement statement={data} />
        ) : error ? (
          <LoadProblem
            error={error}
            title="Statement could not be loaded."
            gone="This client no longer exists."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton text="Loading statement..." />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Close
        </Button>
        {data && (
          <Button variant="outlined" onClick={() => paying.open()}>
            Record payment
          </Button>
        )}
        {data && (
          <Button variant="outlined" onClick={() => sending.open()}>
            Send statement
          </Button>
        )}
        {data && (
          <BusyButton
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={isBusy}
            loadingPosition="start"
            onClick={() =>
              void download(
                `corporate-clients/${clientId}/statement/pdf`,
                `${statementFileName(clientId, data.clientName, data.asOf)}.pdf`,
                { paper: 'statements', query: { clientId: String(clientId) }, lines: data.invoices.length },
              )
            }
          >
            Export PDF
          </BusyButton>
        )}
      </DialogActions>
      {data && paying.isOpen && <ClientPaymentDialog statement={data} onClose={paying.close} />}
      {data && sending.isOpen && <SendStatementDialog statement={data} onClose={sending.close} />}
    </Dialog>
  );
}

type Shown = 'owed' | 'ledger';

/** Whom, as of when and the total; below, what that is made of, or how it came about. */
export function Statement({ statement }: { statement: ClientStatementView }) {
  const { clientName, asOf, totalOutstanding } = statement;
  const [tab, setTab] = useState<Shown>('owed');
  const tabsId = useId();
  return (
    <Column gap={3}>
      <Row gap={3} rowGap={0.5} align="baseline" justify="space-between" wrap>
        <Box>
          <Typography variant="recordTitle">{clientName}</Typography>
          <Typography variant="secondary">As of {writtenDate(asOf)}</Typography>
        </Box>
        <Typography variant="recordTitle">
          {formatRand(Math.abs(totalOutstanding))}{' '}
          <Typography variant="body2" component="span" color="textSecondary">
            {totalOutstanding < 0 ? 'paid in advance' : 'owed'}
          </Typography>
        </Typography>
      </Row>
      <StatementTabs value={tab} onChange={(_event, chosen: Shown) => setTab(chosen)} aria-label="Statement">
        <Tab value="owed" label="Owed today" id={`${tabsId}-owed`} aria-controls={`${tabsId}-panel`} />
        <Tab value="ledger" label={LEDGER_WORDS.title} id={`${tabsId}-ledger`} aria-controls={`${tabsId}-panel`} />
      </StatementTabs>
      <div role="tabpanel" id={`${tabsId}-panel`} aria-labelledby={`${tabsId}-${tab}`}>
        {tab === 'ledger' ? <ClientLedger clientId={statement.corporateClientId} /> : <Owed statement={statement} />}
      </div>
    </Column>
  );
}

/** By age and by invoice, what came in for several of them, and when it was last sent. */
function Owed({ statement }: { statement: ClientStatementView }) {
  const { corporateClientId, creditAmount, invoices } = statement;
  return (
    <Column gap={3}>
      <Ageing statement={statement} />
      {invoices.length > 0 ? (
        <OpenInvoices {...statement} />
      ) : (
        <Typography variant="secondary">
          Nothing is owed. There are no open invoices.
          {creditAmount > 0 && ` The client has a credit of ${formatRand(creditAmount)}.`}
        </Typography>
      )}
      <ClientPayments clientId={corporateClientId} />
      <LastSent {...statement} />
    </Column>
  );
}

/** Five columns; on a phone five lines. What is late stands out. */
function Ageing({ statement: { ageing } }: { statement: ClientStatementView }) {
  return (
    <Ages aria-label="Ageing">
      {AGES.map((age) => (
        <Age key={age}>
          <Typography variant="caption" component="dt">
            {AGE_WORDS[age]}
          </Typography>
          <OwedOfAge data-late={ageing[age] > 0 && age !== 'current'} data-none={ageing[age] === 0}>
            {formatRand(ageing[age])}
          </OwedOfAge>
        </Age>
      ))}
    </Ages>
  );
}

/** Its line goes from edge to edge of what is below it. */
const StatementTabs = styled(Tabs)(({ theme }) => ({ borderBottom: `1px solid ${theme.palette.divider}` }));

const Ages = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  margin: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(5, minmax(0,1fr))' },
}));

const Age = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.75),
  '& + &': { borderTop: `1px solid ${theme.palette.rowLine}` },
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    paddingBlock: theme.spacing(1.25),
    '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.palette.rowLine}` },
  },
}));

const OwedOfAge = styled('dd')(({ theme }) => ({
  fontWeight: 650,
  whiteSpace: 'nowrap',
  '&[data-late=true]': { color: theme.palette.badge.bad[0] },
  '&[data-none=true]': { fontWeight: 400, color: theme.palette.text.secondary },
}));
