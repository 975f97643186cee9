import { Box } from '@mui/material';
import { font } from '#libs/design/tokens';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { canBeShown } from '../../../shared/image/image-file';
import { SheetHead } from './SheetHead';
import { SheetTable } from './SheetTable';
import { ink, pt, accent } from './sheet-style';

interface InvoiceSheetProps {
  paper: PrintedDocument;
  /** An address, or inline data. */
  logo: unknown;
}

/**
 * The invoice's page as the PDF will have it, beside the form where there is room: a picture, whose words the form
 * holds already.
 */
export function InvoiceSheet({ paper, logo }: InvoiceSheetProps) {
  const shownLogo = typeof logo === 'string' && canBeShown(logo) ? logo : null;
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 0, alignSelf: 'start' }}>
      <Box sx={{ mb: 1, fontSize: 13, fontWeight: 550, color: 'text.secondary' }}>Page preview</Box>
      <Box
        sx={{
          containerType: 'inline-size',
          width: '100%',
          maxWidth: 'max(420px, calc((100dvh - 250px) / 1.414))',
          mx: 'auto',
        }}
      >
        <Box role="img" aria-label={`Page preview: ${paper.title} ${paper.name}`} data-testid="sheet" sx={pageSx}>
          <SheetHead paper={paper} logo={shownLogo} />
          <SheetTable {...paper.table} />
          <SheetClosing sums={paper.sums} payment={paper.payment} />
          {paper.notes && (
            <Box sx={{ mt: pt(18) }}>
              <Box sx={{ fontSize: pt(10.5), fontWeight: 600 }}>{paper.notes.title}</Box>
              <Box sx={{ whiteSpace: 'pre-line' }}>{paper.notes.text}</Box>
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** As many pages as it takes are one long one here. */
const pageSx = {
  minHeight: pt(842),
  boxSizing: 'border-box',
  p: `${pt(44)} ${pt(48)}`,
  border: 1,
  borderColor: 'divider',
  borderRadius: '2px',
  backgroundColor: '#FFFFFF',
  color: ink.text,
  fontFamily: font.body,
  fontSize: pt(9.5),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  boxShadow: '0 6px 24px -10px rgba(0,0,0,.35)',
} as const;

type SheetClosingProps = Pick<PrintedDocument, 'sums' | 'payment'>;

/** How to pay on the left, what it comes to on the right. */
function SheetClosing({ sums, payment }: SheetClosingProps) {
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
