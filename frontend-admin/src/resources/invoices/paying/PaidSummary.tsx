import { Box } from '@mui/material';
import type { InvoiceDetails } from '#libs/contracts/invoice';
import { formatRand } from '#libs/domain/money';
import { useLook } from '../../../shared/use-look';
import { paidShares, paidWords } from './paid-words';

/** What is still owed, large; under it what of the total was paid and credited, as a bar and in words. */
export function PaidSummary({ invoice }: { invoice: InvoiceDetails }) {
  const look = useLook();
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
          backgroundColor: look.badge.neutral[1],
        }}
      >
        <Box sx={{ width: `${paid}%`, backgroundColor: look.badge.good[0], transition: 'width 200ms' }} />
        <Box sx={{ width: `${credited}%`, backgroundColor: look.badge.sent[0], transition: 'width 200ms' }} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{rest}</Box>
    </Box>
  );
}
