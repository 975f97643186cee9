import { Box } from '@mui/material';
import { Children, type ReactNode } from 'react';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';
import { usePalette } from '../../../shared/use-palette';

/** A named list of the panel. */
export function PaidPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Box component="h4" sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 550, color: 'text.secondary' }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </Box>
    </Box>
  );
}

interface PaidRowProps {
  /** `2027-04-16` */
  date: string;
  /** Cents. */
  amount: number;
  what: string;
  more: string | null;
  /** Its button. */
  children: ReactNode;
}

export function PaidRow({ date, amount, what, more, children }: PaidRowProps) {
  const palette = usePalette();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr) auto 40px', sm: '96px minmax(0,1fr) auto 40px' },
        columnGap: 1.5,
        alignItems: 'center',
        py: 0.75,
        borderTop: `1px solid ${palette.rowLine}`,
      }}
    >
      <Box sx={{ color: 'text.secondary', gridRow: { xs: 2, sm: 1 }, gridColumn: 1, fontSize: { xs: 13, sm: 14 } }}>
        {writtenDate(date)}
      </Box>
      <Box sx={{ gridRow: 1, gridColumn: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' }, mr: 1 }}>
          {what}
        </Box>
        {more !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {more}
          </Box>
        )}
      </Box>
      <Box
        sx={{ gridRow: { xs: '1 / 3', sm: 1 }, gridColumn: { xs: 2, sm: 3 }, fontWeight: 550, whiteSpace: 'nowrap' }}
      >
        {formatRand(amount)}
      </Box>
      <Box sx={{ gridRow: { xs: '1 / 3', sm: 1 }, gridColumn: { xs: 3, sm: 4 } }}>{children}</Box>
    </Box>
  );
}
