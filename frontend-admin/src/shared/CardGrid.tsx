import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { usePalette } from './use-palette';
import { wholeRow, wholeRowSx } from './whole-row';

interface CardGridProps<Row extends RaRecord> {
  isDimmed: (row: Row) => boolean;
  /** What one record shows. */
  render: (row: Row) => ReactNode;
}

/** The records of a list as cards side by side, as many as fit. */
export function CardGrid<Row extends RaRecord>({ isDimmed, render }: CardGridProps<Row>) {
  const { data } = useListContext<Row>();
  const palette = usePalette();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        m: 0,
        px: 2.25,
        pt: 0.5,
        pb: 2.25,
        listStyle: 'none',
      }}
    >
      {data?.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Box
            component="li"
            {...wholeRow}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              gap: 1,
              minWidth: 0,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: '8px',
              ...(isDimmed(row) && { backgroundColor: palette.quiet, color: 'text.secondary' }),
              ...wholeRowSx,
            }}
          >
            {render(row)}
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
