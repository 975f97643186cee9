import { Button, styled, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { CheckedImportView, ImportRowView } from '#libs/contracts/generated/api';
import type { ImportFate } from '#libs/contracts/import';
import { Column, Grow, LongText, Row } from '../layout-parts';
import { StatusBadge } from '../StatusBadge';
import { FATE_ORDER, FATE_WORDS, namedColumn } from './import-words';

const ROWS_AT_ONCE = 50;
const BADGES: Record<ImportFate, Parameters<typeof StatusBadge>[0]['variant']> = {
  new: 'good',
  changed: 'next',
  same: 'neutral',
  refused: 'bad',
};

/** The rows of each fate, what asks for attention first. */
export function RowFates({ rows, counts }: Pick<CheckedImportView, 'rows' | 'counts'>) {
  const ids = useId();
  const fates = FATE_ORDER.filter((fate) => counts[fate] > 0);
  const [fate, setFate] = useState(fates[0]);
  const [shownCount, setShownCount] = useState(ROWS_AT_ONCE);
  if (fate === undefined) return null;
  const those = rows.filter((row) => row.fate === fate);

  function show(other: ImportFate): void {
    setFate(other);
    setShownCount(ROWS_AT_ONCE);
  }

  return (
    <div>
      <FateTabs
        aria-label="Rows"
        value={fate}
        onChange={(_event, other: ImportFate) => show(other)}
        variant="scrollable"
        scrollButtons={false}
      >
        {fates.map((each) => (
          <Tab
            key={each}
            id={`${ids}-${each}`}
            value={each}
            label={`${FATE_WORDS[each]} ${counts[each]}`}
            {...(each === fate && { 'aria-controls': `${ids}-rows` })}
          />
        ))}
      </FateTabs>
      <div id={`${ids}-rows`} role="tabpanel" aria-labelledby={`${ids}-${fate}`}>
        <Rows>
          {those.slice(0, shownCount).map((row) => (
            <li key={row.row}>
              <RowFate {...row} />
            </li>
          ))}
        </Rows>
        {those.length > shownCount && (
          <Button color="inherit" onClick={() => setShownCount(shownCount + ROWS_AT_ONCE)}>
            Show {Math.min(ROWS_AT_ONCE, those.length - shownCount)} more of {those.length - shownCount}
          </Button>
        )}
      </div>
    </div>
  );
}

function RowFate({ row, label, fate, changes, errors }: ImportRowView) {
  return (
    <Column gap={0.5}>
      <Row gap={1} align="start">
        <Grow>
          <LongText lines={2}>
            <Typography variant="strong">{label === '' ? 'No name' : label}</Typography>
          </LongText>
          <Typography variant="caption">Row {row}</Typography>
        </Grow>
        <StatusBadge variant={BADGES[fate]}>{FATE_WORDS[fate]}</StatusBadge>
      </Row>
      {changes.map(({ column, from, to }) => (
        <LongText key={column} lines={4}>
          <Name>{column}</Name> {from === '' ? 'from blank' : `from “${from}”`} {to === '' ? 'to blank' : `to “${to}”`}
        </LongText>
      ))}
      {errors.map(({ column, message }) => (
        <LongText key={`${column} ${message}`}>
          {namedColumn(column, message) !== null && <Name>{column}: </Name>}
          {message}
        </LongText>
      ))}
    </Column>
  );
}

const FateTabs = styled(Tabs)(({ theme }) => ({ borderBottom: `1px solid ${theme.palette.divider}` }));

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.5), borderBottom: `1px solid ${theme.palette.rowLine}` },
}));

const Name = styled('span')({ fontWeight: 600 });
