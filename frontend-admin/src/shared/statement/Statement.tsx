import { Box } from '@mui/material';
import type { ClientStatementView } from '#libs/contracts/generated/api';
import { AGES, AGE_WORDS } from '#libs/domain/ageing';
import { formatRand } from '#libs/domain/money';
import { writtenDate } from '#libs/documents/document-words';
import { usePalette } from '../use-palette';
import { OpenInvoices } from './OpenInvoices';

/** Whom, as of when, the total, its ages, and every open invoice. */
export function Statement({ statement }: { statement: ClientStatementView }) {
  const { clientName, asOf, totalOutstanding, invoices } = statement;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)', overflowWrap: 'anywhere' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 0.5,
        }}
      >
        <Box>
          <Box sx={{ fontSize: 19, fontWeight: 650 }}>{clientName}</Box>
          <Box sx={{ color: 'text.secondary' }}>As of {writtenDate(asOf)}</Box>
        </Box>
        <Box sx={{ fontSize: 19, fontWeight: 650 }}>
          {formatRand(totalOutstanding)}{' '}
          <Box component="span" sx={{ fontSize: 14, fontWeight: 400, color: 'text.secondary' }}>
            owed
          </Box>
        </Box>
      </Box>
      <Ageing statement={statement} />
      {invoices.length > 0 ? (
        <OpenInvoices invoices={invoices} totalOutstanding={totalOutstanding} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>Nothing is owed: no invoice is open.</Box>
      )}
    </Box>
  );
}

/** Five columns; on a phone five lines. What is late stands out. */
function Ageing({ statement: { ageing } }: { statement: ClientStatementView }) {
  const palette = usePalette();
  return (
    <Box
      component="dl"
      aria-label="Ageing"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(5, minmax(0,1fr))' },
        m: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      {AGES.map((age, index) => (
        <Box
          key={age}
          sx={{
            display: { xs: 'flex', sm: 'block' },
            justifyContent: 'space-between',
            gap: 2,
            px: 1.75,
            py: { xs: 1, sm: 1.25 },
            borderTop: { xs: index > 0 ? `1px solid ${palette.rowLine}` : 'none', sm: 'none' },
            borderLeft: { sm: index > 0 ? `1px solid ${palette.rowLine}` : 'none' },
          }}
        >
          <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {AGE_WORDS[age]}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              whiteSpace: 'nowrap',
              fontWeight: ageing[age] > 0 ? 650 : 400,
              color: ageing[age] === 0 ? 'text.secondary' : age === 'current' ? 'text.primary' : palette.badge.bad[0],
            }}
          >
            {formatRand(ageing[age])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
