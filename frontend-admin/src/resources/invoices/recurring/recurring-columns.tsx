import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { RecurringInvoiceRecord } from '#libs/contracts/generated/api';
import { formatDate } from '#libs/domain/schedule/long-date';
import { ActiveSwitch } from '../../../shared/ActiveSwitch';
import { LongText, NoWrap, Row } from '../../../shared/layout-parts';
import { DeleteAction, EditAction } from '../../../shared/RecordActions';
import { RecordLink } from '../../../shared/RecordLink';
import type { RecordColumn } from '../../../shared/record-column';
import { StatusBadge } from '../../../shared/StatusBadge';
import { INVOICES } from '../invoice-words';
import { totalOf } from './recurring-form';
import { planWords, RECURRING_INVOICE_WORDS as WORDS, stateOf } from './recurring-words';

export const RECURRING_COLUMNS: RecordColumn<RecurringInvoiceRecord>[] = [
  {
    label: 'Name',
    sortBy: 'name',
    render: (recurring) => (
      <Box sx={{ minWidth: { lg: 150 } }}>
        <RecordLink>{recurring.name}</RecordLink>
        <Client {...recurring} />
      </Box>
    ),
    card: 'title',
  },
  {
    label: 'What happens',
    sortBy: 'nextDate',
    render: (recurring) => <LongText>{planWords(recurring)}</LongText>,
    card: 'line',
  },
  {
    label: 'Each',
    align: 'right',
    render: (recurring) => <NoWrap>{totalOf(recurring)}</NoWrap>,
    card: 'line',
    onCard: (recurring) => <Typography variant="strong">{totalOf(recurring)} each</Typography>,
  },
  {
    label: 'Last invoice',
    sortBy: 'lastDate',
    render: (recurring) => <LastInvoice {...recurring} />,
    card: 'quiet',
    onCard: (recurring) =>
      recurring.lastDate === null ? null : (
        <>
          Last invoice: <LastInvoice {...recurring} />
        </>
      ),
  },
  {
    label: 'Status',
    sortBy: 'isActive',
    render: (recurring) => <Status {...recurring} />,
    card: 'foot',
  },
  {
    label: 'Actions',
    align: 'right',
    render: () => (
      <Row justify="flex-end">
        <EditAction />
        <DeleteAction words={WORDS} />
      </Row>
    ),
    card: 'actions',
  },
];

function Client({ clientName, clientEmail }: RecurringInvoiceRecord) {
  return (
    <Typography variant="caption">
      {clientName === null ? 'No client' : `${clientName}, ${clientEmail ?? 'no email address'}`}
    </Typography>
  );
}

function LastInvoice({ lastDate, lastInvoiceId }: RecurringInvoiceRecord) {
  if (lastDate === null || lastInvoiceId === null) return 'None yet';
  return (
    <Link component={RouterLink} to={`/${INVOICES}/${lastInvoiceId}/show`}>
      For {formatDate(lastDate)}
    </Link>
  );
}

function Status(recurring: RecurringInvoiceRecord) {
  const state = stateOf(recurring);
  return (
    <Row gap={1} wrap>
      {state && <StatusBadge variant={state.variant}>{state.word}</StatusBadge>}
      <ActiveSwitch words={WORDS} isLocked={recurring.corporateClientId === null} />
    </Row>
  );
}
