import { styled, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { Grow, Row } from './layout-parts';
import type { CardPlace, RecordColumn } from './record-column';
import { RowTick } from './RowSelection';
import { clickableRow, clickableRowStyles } from './clickable-row';

interface CardListProps<Row extends RaRecord> {
  columns: RecordColumn<Row>[];
  isDimmed: (row: Row) => boolean;
  /** Whether rows can be ticked. */
  hasTicks?: boolean;
}

/** The rows of a list on a phone: one below the other. */
export function CardList<Row extends RaRecord>({ columns, isDimmed, hasTicks = false }: CardListProps<Row>) {
  const { data } = useListContext<Row>();
  return (
    <ul>
      {data?.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <ListCard {...clickableRow} data-dimmed={isDimmed(row)}>
            <CardParts columns={columns} row={row} hasTick={hasTicks} />
          </ListCard>
        </RecordContextProvider>
      ))}
    </ul>
  );
}

const ListCard = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2.25),
  borderTop: `1px solid ${theme.palette.rowLine}`,
  overflowWrap: 'anywhere',
  '&[data-dimmed=true]': { backgroundColor: theme.palette.quiet, color: theme.palette.text.secondary },
  ...clickableRowStyles(theme),
}));

/** The tick's own room reaches over the card's edge, so that it stands above what is below. */
const Ticked = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginLeft: theme.spacing(-1.125),
}));

interface CardPartsProps<Record> {
  columns: RecordColumn<Record>[];
  row: Record;
  hasTick: boolean;
}

function CardParts<Record>({ columns, row, hasTick }: CardPartsProps<Record>) {
  const at = (...places: CardPlace[]) =>
    columns
      .filter(({ card }) => card !== undefined && places.includes(card))
      .map(({ label, card, render, onCard = render }) => ({ label, card, shown: onCard(row) }));
  const [first, ...foot] = at('foot');
  return (
    <>
      {at('above').map(quiet)}
      <Row wrap gap={1} justify="space-between">
        {hasTick ? (
          <Ticked>
            <RowTick />
            {at('title').map(inOrder)}
          </Ticked>
        ) : (
          at('title').map(inOrder)
        )}
        {at('badge').map(inOrder)}
      </Row>
      {at('line', 'quiet')
        .filter(({ shown }) => shown !== null)
        .map((part) => (part.card === 'quiet' ? quiet(part) : <div key={part.label}>{part.shown}</div>))}
      <Row gap={1} justify="flex-end">
        {first && <Grow>{first.shown}</Grow>}
        {[...foot, ...at('actions')].map(inOrder)}
      </Row>
    </>
  );
}

interface Part {
  label: string;
  shown: ReactNode;
}

function inOrder({ label, shown }: Part) {
  return <Fragment key={label}>{shown}</Fragment>;
}

function quiet({ label, shown }: Part) {
  return (
    <Typography key={label} variant="caption">
      {shown}
    </Typography>
  );
}
