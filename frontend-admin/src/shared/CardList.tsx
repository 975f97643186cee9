import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { usePalette } from './use-palette';
import { wholeRow, wholeRowSx } from './whole-row';

interface CardListProps<Row extends RaRecord> {
  isDimmed: (row: Row) => boolean;
  /** What one record shows. */
  render: (row: Row) => ReactNode;
}

/** The rows of a list on a phone: one below the other, each with all it has. */
export function CardList<Row extends RaRecord>({ isDimmed, render }: CardListProps<Row>) {
  const { data } = useListContext<Row>();
  const palette = usePalette();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data?.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <Box
            component="li"
            {...wholeRow}
            sx={{
              display: 'grid',
              gap: 0.5,
              px: 2.25,
              py: 1.5,
              borderTop: `1px solid ${palette.rowLine}`,
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
