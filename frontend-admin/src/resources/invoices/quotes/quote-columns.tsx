import { Box, Link, styled, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { QuoteRecord } from '#libs/contracts/generated/api';
import { cannotDeleteQuote, QUOTE_STATUS_WORDS } from '#libs/contracts/quote';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { useFormMode } from '../../../shared/form-mode';
import { NoWrap, Row } from '../../../shared/layout-parts';
import { DeleteAction, DuplicateAction, EditAction } from '../../../shared/RecordActions';
import type { RecordColumn } from '../../../shared/record-column';
import { StatusBadge } from '../../../shared/StatusBadge';
import { ROW_LINK } from '../../../shared/whole-row';
import { COPIED_QUOTE_FIELDS, QUOTE_STATUS_VARIANT, QUOTE_WORDS, QUOTES } from './quote-words';

export const QUOTE_COLUMNS: RecordColumn<QuoteRecord>[] = [
  { label: 'Quote #', sortBy: 'quoteNumber', render: (quote) => <QuoteLink {...quote} />, card: 'title' },
  {
    label: 'Client',
    sortBy: 'clientName',
    render: (quote) => <Client {...quote} />,
    card: 'line',
    onCard: (quote) => (
      <Row gap={2} justify="space-between">
        <Client {...quote} />
        <Typography variant="strong" align="right">
          <NoWrap>{formatRand(quote.totalAmount)}</NoWrap>
        </Typography>
      </Row>
    ),
  },
  {
    label: 'Valid until',
    sortBy: 'validUntil',
    render: ({ validUntil }) => writtenDate(validUntil),
    card: 'quiet',
    onCard: ({ validUntil }) => `Valid until ${writtenDate(validUntil)}`,
  },
  {
    label: 'Amount',
    sortBy: 'totalAmount',
    align: 'right',
    render: ({ totalAmount }) => <NoWrap>{formatRand(totalAmount)}</NoWrap>,
  },
  {
    label: 'Status',
    sortBy: 'status',
    render: (quote) => (
      <>
        <QuoteStatusBadge {...quote} />
        {quote.invoiceNumber !== null && <Typography variant="caption">{quote.invoiceNumber}</Typography>}
      </>
    ),
    card: 'badge',
    onCard: (quote) => <QuoteStatusBadge {...quote} />,
  },
  { label: 'Actions', align: 'right', render: (quote) => <Actions {...quote} />, card: 'actions' },
];

export function QuoteStatusBadge({ status }: Pick<QuoteRecord, 'status'>) {
  return <StatusBadge variant={QUOTE_STATUS_VARIANT[status]}>{QUOTE_STATUS_WORDS[status]}</StatusBadge>;
}

function Actions({ quoteNumber, status }: QuoteRecord) {
  return (
    <Row justify="flex-end">
      {status !== 'accepted' && status !== 'declined' && <EditAction />}
      <DuplicateAction fields={COPIED_QUOTE_FIELDS} />
      <DeleteAction
        words={QUOTE_WORDS}
        lockedBecause={status === 'draft' ? undefined : cannotDeleteQuote(quoteNumber, status)}
      />
    </Row>
  );
}

function Client({ clientName, clientEmail }: QuoteRecord) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: { lg: 150 } }}>
      {clientName}
      <Typography variant="caption">{clientEmail ?? 'No client e-mail'}</Typography>
    </Box>
  );
}

/** A quote's number, which opens its details over the list. */
function QuoteLink({ id, quoteNumber }: QuoteRecord) {
  const { showPath } = useFormMode(QUOTES);
  return (
    <NumberLink {...ROW_LINK} component={RouterLink} to={showPath(id)} color="inherit" underline="hover">
      {quoteNumber}
    </NumberLink>
  );
}

const NumberLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.375),
  fontWeight: 550,
  whiteSpace: 'nowrap',
})) as typeof Link;
