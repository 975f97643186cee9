import { styled, Typography } from '@mui/material';
import { cutDiscountSentence } from '#libs/contracts/invoice-discount';
import { invoiceDocument } from '#libs/documents/invoice-document';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { formatRand } from '#libs/domain/money';
import { CopyButton } from '../../../shared/CopyButton';
import { Column, Columns, NoWrap, Row, WrittenText } from '../../../shared/layout-parts';
import { InvoiceStatusBadge } from '../invoice-columns';
import { pricingWords } from '../invoice-words';
import { DialogSection } from '../../../shared/dialog-parts';
import { PayingPanel } from '../paying/PayingPanel';
import { isWhole, type ShownInvoice } from '../use-invoice';

/** From and To, items, what it comes to, how it is paid, notes: in the words of its PDF (spec 3 section 2). */
export function InvoiceDetails({ invoice }: { invoice: ShownInvoice }) {
  const paper = invoiceDocument(invoice);
  const cut = cutDiscountSentence(invoice);
  return (
    <Column gap={3}>
      <Row gap={1.5} rowGap={1} wrap>
        <Typography variant="recordTitle">{invoice.invoiceNumber}</Typography>
        <CopyButton text={invoice.invoiceNumber} label="Copy invoice number" />
        <InvoiceStatusBadge status={invoice.status} />
      </Row>
      <Facts facts={paper.facts.slice(1)} />
      <Columns gap={3}>
        {paper.parties.map(({ label, name, lines }) => (
          <DialogSection key={label} title={label}>
            <Typography variant="medium">{name}</Typography>
            {lines.map((line, at) => (
              <div key={at}>{line}</div>
            ))}
          </DialogSection>
        ))}
      </Columns>
      <DialogSection title="Items">
        <Items invoice={invoice} whenEmpty={paper.table.whenEmpty} />
        <Sums>
          {paper.sums.map((sum) => (
            <Sum key={sum.label} {...sum} />
          ))}
          {cut !== null && <Typography variant="caption">{cut}</Typography>}
        </Sums>
      </DialogSection>
      {isWhole(invoice) && <PayingPanel invoice={invoice} />}
      <Columns gap={3}>
        {paper.payment && <Banking {...paper.payment} />}
        {paper.notes && (
          <DialogSection title={paper.notes.title}>
            <WrittenText>{paper.notes.text}</WrittenText>
          </DialogSection>
        )}
      </Columns>
    </Column>
  );
}

/** Issue date, due date, amount due. */
function Facts({ facts }: Pick<PrintedDocument, 'facts'>) {
  return (
    <Row gap={4} rowGap={1} wrap as="dl">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography variant="caption" component="dt">
            {label}
          </Typography>
          <Typography variant="medium" component="dd">
            {value}
          </Typography>
        </div>
      ))}
    </Row>
  );
}

function Items({ invoice: { items }, whenEmpty }: { invoice: ShownInvoice; whenEmpty: string }) {
  if (items.length === 0) return <NoItems>{whenEmpty}</NoItems>;
  return (
    <ItemList>
      {items.map((item) => (
        <Item key={item.id}>
          <div>
            <Typography variant="medium">{item.description}</Typography>
            <Typography variant="caption">{pricingWords(item)}</Typography>
          </div>
          <Typography variant="medium" noWrap>
            {formatRand(item.totalPrice)}
          </Typography>
        </Item>
      ))}
    </ItemList>
  );
}

const WEIGHTS = { plain: 'inherit', total: 'dialogTitle', due: 'bold' } as const;

function Sum({ label, value, weight }: PrintedSum) {
  return (
    <Typography variant={WEIGHTS[weight]} component={Row} gap={3} justify="space-between">
      <span>{label}</span>
      <NoWrap>{value}</NoWrap>
    </Typography>
  );
}

function Banking({ title, entries }: NonNullable<PrintedDocument['payment']>) {
  return (
    <DialogSection title={title}>
      <Entries>
        {entries.map(({ label, value }) => (
          <Contents key={label}>
            <Typography variant="secondary" component="dt">
              {label}
            </Typography>
            <Typography variant="medium" component="dd">
              {value}
            </Typography>
          </Contents>
        ))}
      </Entries>
    </DialogSection>
  );
}

const Sums = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  marginLeft: 'auto',
  paddingTop: theme.spacing(1.5),
  maxWidth: 340,
}));

const NoItems = styled('div')(({ theme }) => ({
  paddingBottom: theme.spacing(1.5),
  color: theme.palette.text.secondary,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const ItemList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
}));

const Entries = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.5),
  margin: 0,
}));

const Contents = styled('div')({ display: 'contents' });
