import { Box } from '@mui/material';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { accent, ink, pt } from './sheet-style';

type SheetClosingProps = Pick<PrintedDocument, 'sums' | 'payment'>;

/** How to pay on the left, what it comes to on the right. */
export function SheetClosing({ sums, payment }: SheetClosingProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
        alignItems: 'start',
        columnGap: pt(26),
        mt: pt(16),
      }}
    >
      <Box sx={{ ...(payment && { p: pt(12), borderLeft: `3px solid ${accent}`, backgroundColor: ink.bg2 }) }}>
        {payment && <Box sx={{ mb: pt(5), fontSize: pt(10.5), fontWeight: 600 }}>{payment.title}</Box>}
        {payment?.entries.map(({ label, value }) => (
          <Box
            key={label}
            sx={{ display: 'grid', gridTemplateColumns: `${pt(78)} minmax(0,1fr)`, alignItems: 'baseline' }}
          >
            <Box sx={{ fontSize: pt(8), color: ink.muted }}>{label}</Box>
            <Box sx={{ fontWeight: 600 }}>{value}</Box>
          </Box>
        ))}
      </Box>
      <Box>
        {sums.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </Box>
    </Box>
  );
}

const WEIGHTS = {
  plain: { fontSize: pt(10) },
  total: { fontSize: pt(12), fontWeight: 600, mt: pt(2), pt: pt(5), borderTop: `1.5px solid ${ink.text}` },
  due: { fontSize: pt(12), fontWeight: 600, color: ink.ember },
} as const;

function Sum({ label, value, weight }: PrintedSum) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: pt(24),
        pb: pt(4),
        pr: pt(8),
        fontVariantNumeric: 'tabular-nums',
        ...WEIGHTS[weight],
      }}
    >
      <span>{label}</span>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {value}
      </Box>
    </Box>
  );
}
