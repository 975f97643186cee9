import { styled, Typography } from '@mui/material';
import { cutDiscountSentence } from '#libs/contracts/invoice-discount';
import { invoiceDocument } from '#libs/documents/invoice-document';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { CopyButton } from '../../../shared/CopyButton';
import { Column, Columns, Row, WrittenText } from '../../../shared/layout-parts';
import { InvoiceStatusBadge } from '../invoice-columns';
import { DialogSection } from '../../../shared/dialog-parts';
import { PayingPanel } from '../paying/PayingPanel';
import { isWhole, type ShownInvoice } from '../use-invoice';
import { Facts, Items, Parties, Sums } from './paper-parts';

/**
 * In the words of its PDF (spec 3 section 2). What is owed stands above the paper, with what staff do about it: both
 * are seen without scrolling.
 */
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
      {isWhole(invoice) && <PayingPanel invoice={invoice} />}
      <Parties parties={paper.parties} />
      <DialogSection title="Items">
        <Items items={invoice.items} whenEmpty={paper.table.whenEmpty} />
        <Sums sums={paper.sums}>{cut !== null && <Typography variant="caption">{cut}</Typography>}</Sums>
      </DialogSection>
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

const Entries = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.5),
  margin: 0,
}));

const Contents = styled('div')({ display: 'contents' });
