import { Box } from '@mui/material';
import { invoiceTotals } from '#libs/domain/invoice-totals';
import { formatRand } from '#libs/domain/money';
import { percentOf } from '#libs/documents/document-words';
import type { SheetLine } from '../sheet/sheet-values';

interface LiveTotalsProps {
  lines: readonly SheetLine[];
  /** Basis points. */
  taxRate: number;
  /** Whether a line that is still being typed is among them. */
  isTyping: boolean;
}

/** What the invoice comes to with what is typed, by the rule that the server goes by. */
export function LiveTotals({ lines, taxRate, isTyping }: LiveTotalsProps) {
  const { subtotal, taxAmount, totalAmount } = invoiceTotals(
    lines.map(({ quantity, unitPrice }) => ({ quantity, unitPriceCents: unitPrice })),
    taxRate,
  );
  const rows = [
    ['Subtotal', subtotal],
    [`Tax (${percentOf(taxRate)})`, taxAmount],
    ['Total', totalAmount],
  ] as const;
  return (
    <Box role="group" aria-label="Totals" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0 }}>
        {rows.map(([label, cents]) => (
          <Box key={label} sx={{ ...(label === 'Total' && { fontWeight: 650 }) }}>
            <Box
              component="dt"
              sx={{ display: 'inline', mr: 0.75, color: label === 'Total' ? 'text.primary' : 'text.secondary' }}
            >
              {label}
            </Box>
            <Box component="dd" sx={{ display: 'inline', m: 0, whiteSpace: 'nowrap' }}>
              {formatRand(cents)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ minHeight: 19, fontSize: 13, color: 'text.secondary' }}>
        {isTyping && 'With the line that is being typed'}
      </Box>
    </Box>
  );
}
