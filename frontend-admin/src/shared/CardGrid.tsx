import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { clickableRow, clickableRowStyles } from './clickable-row';

interface CardGridProps<Row extends RaRecord> {
  isDimmed: (row: Row) => boolean;
  /** What one record shows. */
  render: (row: Row) => ReactNode;
}

/** The records of a list as cards side by side, as many as fit. */
export function CardGrid<Row extends RaRecord>({ isDimmed, render }: CardGridProps<Row>) {
  const { data } = useListContext<Row>();
  return (
    <Grid>
      {data?.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <GridCard {...clickableRow} data-dimmed={isDimmed(row)}>
            {render(row)}
          </GridCard>
        </RecordContextProvider>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  padding: theme.spacing(0.5, 2.25, 2.25),
}));

const GridCard = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  minWidth: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.md,
  '&[data-dimmed=true]': { backgroundColor: theme.palette.quiet, color: theme.palette.text.secondary },
  ...clickableRowStyles(theme),
}));
