import { Typography } from '@mui/material';
import type { QuoteRecord } from '#libs/contracts/generated/api';
import { cannotDeleteQuote, QUOTE_STATUS_WORDS } from '#libs/contracts/quote';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { NoWrap, Row } from '../../../shared/layout-parts';
import { DeleteAction, DuplicateAction, EditAction } from '../../../shared/RecordActions';
import type { RecordColumn } from '../../../shared/record-column';
import { StatusBadge } from '../../../shared/StatusBadge';
import { COPIED_QUOTE_FIELDS, QUOTE_STATUS_VARIANT, QUOTE_WORDS, QUOTES } from './quote-words';
import { ClientCell, NumberLink } from '../paper-cells';

export const QUOTE_COLUMNS: RecordColumn<QuoteRecord>[] = [
  {
    label: 'Quote #',
    sortBy: 'quoteNumber',
    render: (quote) => <NumberLink list={QUOTES} id={quote.id} number={quote.quoteNumber} />,
    card: 'title',
  },
  {
    label: 'Client',
    sortBy: 'clientName',
    render: (quote) => <ClientCell {...quote} />,
    card: 'line',
    onCard: (quote) => (
      <Row gap={2} justify="space-between">
        <ClientCell {...quote} />
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
        {quote.invoiceNumber !== null && (
          <Typography variant="caption" noWrap>
            {quote.invoiceNumber}
          </Typography>
        )}
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
