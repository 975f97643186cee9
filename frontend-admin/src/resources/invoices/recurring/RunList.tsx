import { Link, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { RecurringInvoiceRunView } from '#libs/contracts/generated/api';
import { formatDate } from '#libs/domain/schedule/long-date';
import { DialogSection } from '../../../shared/dialog-parts';
import { LongText } from '../../../shared/layout-parts';
import { StatusBadge } from '../../../shared/StatusBadge';
import { INVOICES } from '../invoice-words';
import { OUTCOMES } from './recurring-words';

/** What became of each day so far, the latest first. */
export function RunList({ runs }: { runs: readonly RecurringInvoiceRunView[] }) {
  return (
    <DialogSection title="Invoices so far">
      {runs.length === 0 ? (
        <Typography variant="secondary">No invoices yet.</Typography>
      ) : (
        <ul aria-label="Invoices so far">
          {runs.map((run) => (
            <Run key={run.id}>
              <LongText>
                <RunTitle {...run} />
                <Typography variant="caption">
                  For {formatDate(run.date)}
                  {run.note !== null && `. ${run.note}.`}
                </Typography>
              </LongText>
              <StatusBadge variant={OUTCOMES[run.outcome].variant}>{OUTCOMES[run.outcome].word}</StatusBadge>
            </Run>
          ))}
        </ul>
      )}
    </DialogSection>
  );
}

function RunTitle({ invoiceId, invoiceNumber, isInvoiceDeleted }: RecurringInvoiceRunView) {
  if (invoiceId === null) return <Typography variant="medium">No invoice</Typography>;
  if (isInvoiceDeleted) return <Typography variant="medium">{invoiceNumber}, deleted</Typography>;
  return (
    <NumberLink component={RouterLink} to={`/${INVOICES}/${invoiceId}/show`}>
      {invoiceNumber}
    </NumberLink>
  );
}

const Run = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  paddingBlock: theme.spacing(1),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const NumberLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.375),
  fontWeight: 550,
})) as typeof Link;
