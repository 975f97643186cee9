import { Box } from '@mui/material';
import { invoiceDocument } from '#libs/documents/invoice-document';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { formatRand } from '#libs/domain/money';
import { CopyButton } from '../../../shared/CopyButton';
import { usePalette } from '../../../shared/use-palette';
import { InvoiceStatusBadge } from '../InvoiceStatusBadge';
import { DialogSection } from '../../../shared/DialogSection';
import { PayingPanel } from '../paying/PayingPanel';
import { isWhole, type ShownInvoice } from '../use-invoice';

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
} as const;

/** From and To, items, what it comes to, how it is paid, notes: in the words of its PDF (spec 3 section 2). */
export function InvoiceDetails({ invoice }: { invoice: ShownInvoice }) {
  const paper = invoiceDocument(invoice);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <Box sx={{ fontSize: 19, fontWeight: 650 }}>{invoice.invoiceNumber}</Box>
        <CopyButton text={invoice.invoiceNumber} label="Copy invoice number" />
        <InvoiceStatusBadge status={invoice.status} />
      </Box>
      <Facts facts={paper.facts.slice(1)} />
      <Box sx={columnsSx}>
        {paper.parties.map(({ label, name, lines }) => (
          <DialogSection key={label} title={label}>
            <Box sx={{ fontWeight: 550 }}>{name}</Box>
            {lines.map((line, at) => (
              <div key={at}>{line}</div>
            ))}
          </DialogSection>
        ))}
      </Box>
      <DialogSection title="Items">
        <Items invoice={invoice} whenEmpty={paper.table.whenEmpty} />
        <Box sx={{ display: 'grid', gap: 0.75, ml: 'auto', pt: 1.5, maxWidth: 340 }}>
          {paper.sums.map((sum) => (
            <Sum key={sum.label} {...sum} />
          ))}
        </Box>
      </DialogSection>
      {isWhole(invoice) && <PayingPanel invoice={invoice} />}
      <Box sx={columnsSx}>
        {paper.payment && <Banking {...paper.payment} />}
        {paper.notes && (
          <DialogSection title={paper.notes.title}>
            <Box sx={{ whiteSpace: 'pre-line' }}>{paper.notes.text}</Box>
          </DialogSection>
        )}
      </Box>
    </Box>
  );
}

/** Issue date, due date, amount due. */
function Facts({ facts }: Pick<PrintedDocument, 'facts'>) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 550 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Items({ invoice: { items }, whenEmpty }: { invoice: ShownInvoice; whenEmpty: string }) {
  const palette = usePalette();
  if (items.length === 0)
    return <Box sx={{ pb: 1.5, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}>{whenEmpty}</Box>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}>
      {items.map(({ id, description, quantity, unitPrice, totalPrice }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0,1fr) auto',
            gap: 2,
            py: 1.25,
            borderTop: `1px solid ${palette.rowLine}`,
          }}
        >
          <div>
            <Box sx={{ fontWeight: 550 }}>{description}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {quantity} × {formatRand(unitPrice)}
            </Box>
          </div>
          <Box sx={{ fontWeight: 550, whiteSpace: 'nowrap' }}>{formatRand(totalPrice)}</Box>
        </Box>
      ))}
    </Box>
  );
}

const WEIGHTS = { plain: {}, total: { fontSize: 16, fontWeight: 650 }, due: { fontWeight: 650 } } as const;

function Sum({ label, value, weight }: PrintedSum) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, ...WEIGHTS[weight] }}>
      <span>{label}</span>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {value}
      </Box>
    </Box>
  );
}

function Banking({ title, entries }: NonNullable<PrintedDocument['payment']>) {
  return (
    <DialogSection title={title}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', columnGap: 2, rowGap: 0.5, m: 0 }}
      >
        {entries.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 550 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </DialogSection>
  );
}
