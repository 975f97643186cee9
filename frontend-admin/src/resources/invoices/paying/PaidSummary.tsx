import { Box, styled, Typography } from '@mui/material';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { motion, radius } from '#libs/design/tokens';
import { Row } from '../../../shared/layout-parts';
import { usePalette } from '../../../shared/use-palette';
import { paidShares, paidWords } from './paid-words';

/** What is still owed, large; under it what of the total was paid and credited, as a bar and in words. */
export function PaidSummary({ invoice }: { invoice: InvoiceDetails }) {
  const palette = usePalette();
  const { paid, credited } = paidShares(invoice);
  const { headline, rest } = paidWords(invoice);
  return (
    <Box>
      <Row gap={2} rowGap={0.5} align="baseline" justify="space-between" wrap>
        <Typography variant="recordTitle" component="h3">
          {headline}
        </Typography>
        <Typography variant="secondary">of {formatRand(invoice.totalAmount)}</Typography>
      </Row>
      <Bar aria-hidden="true">
        <Share style={{ width: `${paid}%`, backgroundColor: palette.badge.good[0] }} />
        <Share style={{ width: `${credited}%`, backgroundColor: palette.badge.sent[0] }} />
      </Bar>
      <Typography variant="caption">{rest}</Typography>
    </Box>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 6,
  marginBlock: theme.spacing(1),
  borderRadius: radius.full,
  overflow: 'hidden',
  backgroundColor: theme.palette.badge.neutral[1],
}));

const Share = styled('div')({ transition: `width ${motion.base}ms` });
