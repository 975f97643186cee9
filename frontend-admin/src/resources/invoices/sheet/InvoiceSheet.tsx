import { Box } from '@mui/material';
import { font } from '#libs/design/tokens';
import type { PrintedDocument } from '#libs/documents/printed-document';
import { canBeShown } from '../../../shared/image/image-file';
import { SheetClosing } from './SheetClosing';
import { SheetHead } from './SheetHead';
import { SheetTable } from './SheetTable';
import { ink, pt } from './sheet-style';

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
