/** What the details of an invoice and of a quote have in common: a paper, in the words of its PDF. */
import { styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { InvoiceItem } from '#libs/contracts/generated/api';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { formatRand } from '#libs/domain/money';
import { DialogSection } from '../../../shared/dialog-parts';
import { Columns, NoWrap, Row } from '../../../shared/layout-parts';
import { pricingWords } from '../invoice-words';

/** Dates, and what it comes to. */
export function Facts({ facts }: Pick<PrintedDocument, 'facts'>) {
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

interface ItemsProps {
  items: readonly Omit<InvoiceItem, 'id' | 'invoiceId'>[];
  whenEmpty: string;
}

export function Items({ items, whenEmpty }: ItemsProps) {
  if (items.length === 0) return <NoItems>{whenEmpty}</NoItems>;
  return (
    <ItemList>
      {items.map((item, at) => (
        <Item key={at}>
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

/** @param props.children what is said below them */
export function Sums({ sums, children }: Pick<PrintedDocument, 'sums'> & { children?: ReactNode }) {
  return (
    <SumList>
      {sums.map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      {children}
    </SumList>
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

/** From and To. */
export function Parties({ parties }: Pick<PrintedDocument, 'parties'>) {
  return (
    <Columns gap={3}>
      {parties.map(({ label, name, lines }) => (
        <DialogSection key={label} title={label}>
          <Typography variant="medium">{name}</Typography>
          {lines.map((line, at) => (
            <div key={at}>{line}</div>
          ))}
        </DialogSection>
      ))}
    </Columns>
  );
}

const SumList = styled('div')(({ theme }) => ({
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
