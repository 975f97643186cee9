import { styled, Typography } from '@mui/material';
import { ISSUER_TEXTS } from '#libs/contracts/invoice';
import { discountWords, percentOf } from '#libs/documents/document-words';
import { DialogSection } from '../../../shared/dialog-parts';
import { Columns, WrittenText } from '../../../shared/layout-parts';
import type { ShownInvoice } from '../use-invoice';

type Entry = readonly [label: string, value: string | null];

/** What a locked invoice says, to be read: for whom it is, its tax and discount, who sends it and where it is paid. */
export function LockedFields({ invoice }: { invoice: ShownInvoice }) {
  const { clientName, clientEmail, clientPhone, clientVatNumber, clientAddress, taxRate } = invoice;
  const client: Entry[] = [
    ['Client name', clientName],
    ['Client email', clientEmail],
    ['Client phone', clientPhone],
    ['Client VAT number', clientVatNumber],
    ['Client address', clientAddress],
    ['Tax rate', percentOf(taxRate)],
    ['Discount', discountWords(invoice)],
  ];
  const issuer: Entry[] = [
    ...Object.entries(ISSUER_TEXTS).map(([field, { label }]): Entry => [
      label,
      invoice[field as keyof typeof ISSUER_TEXTS],
    ]),
    ['Email', invoice.stormCombatEmail],
  ];
  return (
    <Columns gap={3} align="start">
      <DialogSection title="To">
        <Entries entries={client} />
      </DialogSection>
      <DialogSection title="Issuer and banking details">
        <Entries entries={issuer} />
      </DialogSection>
    </Columns>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <List>
      {entries
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label}>
            <Typography variant="caption" component="dt">
              {label}
            </Typography>
            <WrittenText as="dd">{value}</WrittenText>
          </div>
        ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  '& dd': { margin: 0 },
}));
