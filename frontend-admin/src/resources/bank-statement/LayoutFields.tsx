import { Card, CardContent, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { GuessedLayoutView, StatementLayoutDto, StatementPreviewView } from '#libs/contracts/generated/api';
import { BANK_STATEMENT_RULES } from '#libs/contracts/bank-statement';
import { Column, Columns } from '../../shared/layout-parts';

const NO_HEADER = 0;

interface LayoutFieldsProps {
  preview: StatementPreviewView;
  onHeaderRow: (headerRow: number | null) => void;
  onLayout: (layout: StatementLayoutDto) => void;
}

/** Where the file says what: guessed, or as the last one like it was read, and corrected here. */
export function LayoutFields({ preview, onHeaderRow, onLayout }: LayoutFieldsProps) {
  const [chosen, setChosen] = useState({ preview, layout: preview.layout });
  // A new answer says how the file was really read.
  const layout = chosen.preview === preview ? chosen.layout : preview.layout;
  const { firstRows, columnNames, isLayoutKept } = preview;
  const columns = columnNames.map((name, at) => ({ value: at + 1, name }));

  function change(fields: Partial<GuessedLayoutView>): void {
    const next = { ...layout, ...fields };
    setChosen({ preview, layout: next });
    const whole = wholeLayout(next);
    if (whole) onLayout(whole);
  }

  return (
    <Card component="section" aria-label="How the file is read">
      <CardContent>
        <Column gap={2}>
          <div>
            <Typography variant="cardTitle" component="h2">
              How the file is read
            </Typography>
            <Typography variant="secondary">
              {isLayoutKept
                ? 'Read in the same way as your last file with these columns.'
                : wholeLayout(layout)
                  ? 'Please check the columns. They will be remembered when you import.'
                  : 'Please choose the columns in this file.'}
            </Typography>
          </div>
          <Columns gap={2} count={4} from="md" align="start">
            <TextField
              select
              fullWidth
              label="Column names"
              value={layout.headerRow ?? NO_HEADER}
              onChange={({ target }) => onHeaderRow(Number(target.value) || null)}
            >
              <MenuItem value={NO_HEADER}>No column names</MenuItem>
              {firstRows.map((words, at) => (
                <MenuItem key={at} value={at + 1}>
                  Row {at + 1}: {words === '' ? 'empty' : words}
                </MenuItem>
              ))}
            </TextField>
            <ColumnField label="Date" value={layout.date} columns={columns} onChoose={(date) => change({ date })} />
            <ColumnField
              label="Amount, or money in"
              value={layout.amount}
              columns={columns}
              onChoose={(amount) => change({ amount })}
            />
            <TextField
              select
              fullWidth
              label="Description and reference"
              value={layout.text ?? []}
              onChange={({ target }) => change({ text: inOrder(target.value as unknown as number[]) })}
              slotProps={{ select: { multiple: true } }}
            >
              {columns.map(({ value, name }) => (
                <MenuItem key={value} value={value}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </Columns>
        </Column>
      </CardContent>
    </Card>
  );
}

interface ColumnFieldProps {
  label: string;
  value: number | null;
  columns: readonly { value: number; name: string }[];
  onChoose: (column: number) => void;
}

function ColumnField({ label, value, columns, onChoose }: ColumnFieldProps) {
  const isKnown = columns.some((column) => column.value === value);
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {columns.map(({ value: column, name }) => (
        <MenuItem key={column} value={column}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** As they stand in the file; no more than can be. */
function inOrder(columns: readonly number[]): number[] | null {
  if (columns.length === 0) return null;
  return columns.toSorted((a, b) => a - b).slice(0, BANK_STATEMENT_RULES.text.maxCount);
}

/** Undefined: something of it is not chosen yet. */
export function wholeLayout({ headerRow, date, amount, text }: GuessedLayoutView): StatementLayoutDto | undefined {
  return date === null || amount === null || text === null ? undefined : { headerRow, date, amount, text };
}
