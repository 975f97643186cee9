import { Box } from '@mui/material';

interface SideBySideRow {
  field: string;
  label: string;
  theirs: string;
  yours: string;
}

/** What two people made of the same fields; on a phone below each other. */
export function SideBySide({ rows }: { rows: readonly SideBySideRow[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {rows.map(({ field, label, theirs, yours }) => (
        <Box key={field} role="group" aria-label={`${label}: theirs and yours`} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ fontWeight: 550 }}>{label}</Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
            }}
          >
            <Side name="Theirs" words={theirs} />
            <Side name="Yours" words={yours} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Side({ name, words }: { name: string; words: string }) {
  return (
    <Box
      sx={{
        minWidth: 0,
        px: 1.5,
        py: 1,
        borderRadius: '6px',
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {words}
      </Box>
    </Box>
  );
}
