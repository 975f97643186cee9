import { Box } from '@mui/material';
import type { InvoiceDetails } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';
import { usePalette } from '../../../shared/use-palette';
import { paidShares, paidWords } from './paid-words';

/** What is still owed, large; under it what of the total was paid and credited, as a bar and in words. */
export function PaidSummary({ invoice }: { invoice: InvoiceDetails }) {
  const palette = usePalette();
  const { paid, credited } = paidShares(invoice);
  const { headline, rest } = paidWords(invoice);
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: 18, fontWeight: 650 }}>
          {headline}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>of {formatRand(invoice.totalAmount)}</Box>
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          height: 6,
          my: 1,
          borderRadius: '3px',
          overflow: 'hidden',
          backgroundColor: palette.badge.neutral[1],
        }}
      >
        <Box sx={{ width: `${paid}%`, backgroundColor: palette.badge.good[0], transition: 'width 200ms' }} />
        <Box sx={{ width: `${credited}%`, backgroundColor: palette.badge.sent[0], transition: 'width 200ms' }} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{rest}</Box>
    </Box>
  );
}
