import { styled } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { wholeRow, wholeRowStyles } from './whole-row';

interface CardListProps<Row extends RaRecord> {
  isDimmed: (row: Row) => boolean;
  /** What one record shows. */
  render: (row: Row) => ReactNode;
}

/** The rows of a list on a phone: one below the other, each with all it has. */
export function CardList<Row extends RaRecord>({ isDimmed, render }: CardListProps<Row>) {
  const { data } = useListContext<Row>();
  return (
    <ul>
      {data?.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <ListCard {...wholeRow} data-dimmed={isDimmed(row)}>
            {render(row)}
          </ListCard>
        </RecordContextProvider>
      ))}
    </ul>
  );
}

const ListCard = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
  '&[data-dimmed=true]': { backgroundColor: theme.palette.quiet, color: theme.palette.text.secondary },
  ...wholeRowStyles(theme),
}));
