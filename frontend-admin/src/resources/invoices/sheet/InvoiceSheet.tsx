import { alpha, Box, styled, Typography } from '@mui/material';
import { color, font, radius } from '#libs/design/tokens';
import type { PrintedDocument, PrintedSum } from '#libs/documents/printed-document';
import { canBeShown } from '../../../shared/image/image-file';
import { NoWrap } from '../../../shared/layout-parts';
import { SheetHead, ink, pt, accent } from './SheetHead';
import { SheetTable } from './SheetTable';

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
    <Beside>
      <Typography variant="label" component="div" sx={{ mb: 1 }}>
        Page preview
      </Typography>
      <Container>
        <Page role="img" aria-label={`Page preview: ${paper.title} ${paper.name}`} data-testid="sheet">
          <SheetHead paper={paper} logo={shownLogo} />
          <SheetTable {...paper.table} />
          <SheetClosing sums={paper.sums} payment={paper.payment} />
          {paper.notes && (
            <Notes>
              <NotesTitle>{paper.notes.title}</NotesTitle>
              <NotesText>{paper.notes.text}</NotesText>
            </Notes>
          )}
        </Page>
      </Container>
    </Beside>
  );
}

type SheetClosingProps = Pick<PrintedDocument, 'sums' | 'payment'>;

/** How to pay on the left, what it comes to on the right. */
function SheetClosing({ sums, payment }: SheetClosingProps) {
  return (
    <Closing>
      <Payment hidden={!payment}>
        {payment && <PaymentTitle>{payment.title}</PaymentTitle>}
        {payment?.entries.map(({ label, value }) => (
          <PaymentLine key={label}>
            <Label>{label}</Label>
            <Typography variant="strong">{value}</Typography>
          </PaymentLine>
        ))}
      </Payment>
      <Box>
        {sums.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </Box>
    </Closing>
  );
}

function Sum({ label, value, weight }: PrintedSum) {
  return (
    <SumLine data-weight={weight}>
      <span>{label}</span>
      <NoWrap>{value}</NoWrap>
    </SumLine>
  );
}

const Beside = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

const Container = styled('div')({
  containerType: 'inline-size',
  width: '100%',
  maxWidth: 'max(420px, calc((100dvh - 250px) / 1.414))',
  marginInline: 'auto',
});

/** As many pages as it takes are one long one here. */
const Page = styled('div')(({ theme }) => ({
  minHeight: pt(842),
  boxSizing: 'border-box',
  padding: `${pt(44)} ${pt(48)}`,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.xs,
  backgroundColor: ink.card,
  color: ink.text,
  fontFamily: font.body,
  fontSize: pt(9.5),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  boxShadow: `0 6px 24px -10px ${alpha(color.ink[950], 0.35)}`,
}));

const Notes = styled('div')({ marginTop: pt(18) });

const NotesTitle = styled('div')({ fontSize: pt(10.5), fontWeight: 600 });

const NotesText = styled('div')({ whiteSpace: 'pre-line' });

const Closing = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  alignItems: 'start',
  columnGap: pt(26),
  marginTop: pt(16),
});

const PaymentTitle = styled('div')({ marginBottom: pt(5), fontSize: pt(10.5), fontWeight: 600 });

const PaymentLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${pt(78)} minmax(0,1fr)`,
  alignItems: 'baseline',
});

const Label = styled('div')({ fontSize: pt(8), color: ink.muted });

const Payment = styled('div')({
  padding: pt(12),
  borderLeft: `3px solid ${accent}`,
  backgroundColor: ink.bg2,
  '&[hidden]': { display: 'block', visibility: 'hidden' },
});

const SumLine = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: pt(24),
  paddingBottom: pt(4),
  paddingRight: pt(8),
  fontVariantNumeric: 'tabular-nums',
  fontSize: pt(10),
  '&[data-weight=total], &[data-weight=due]': { fontSize: pt(12), fontWeight: 600 },
  '&[data-weight=total]': { marginTop: pt(2), paddingTop: pt(5), borderTop: `1.5px solid ${ink.text}` },
  '&[data-weight=due]': { color: ink.ember },
});
