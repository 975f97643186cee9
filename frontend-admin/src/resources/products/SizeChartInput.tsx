import { Button, styled, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sizeChartRefusal } from '#libs/contracts/product-category';
import { AddIcon } from '../../shared/icons';
import { Column } from '../../shared/layout-parts';
import { typedSizeChart } from './product-form';

const HINT =
  'Put the column names on the first line and each size on a line of its own, with semicolons between the cells. ' +
  'You can also paste a table from a spreadsheet.';

/** The size chart as lines, and below it as customers see it. Most categories need none: it opens by a press. */
export function SizeChartInput() {
  const typed: unknown = useWatch({ name: 'sizeChart' });
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isWritten = typeof typed === 'string' && typed !== '';
  // A chart that is emptied keeps its field.
  if ((isPressed || isWritten) && !isOpen) setOpen(true);
  if (!isOpen)
    return (
      <Button size="small" color="inherit" startIcon={<AddIcon />} onClick={() => setPressed(true)}>
        Add a size chart
      </Button>
    );
  const chart = typedSizeChart(typed);
  return (
    <WholeLine gap={1}>
      <TextInput
        source="sizeChart"
        label="Size chart (optional)"
        placeholder={'Size; Chest (cm)\nS; 90–95\nM; 96–101'}
        autoFocus={isPressed}
        multiline
        minRows={3}
        maxRows={12}
        helperText={HINT}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {chart && sizeChartRefusal(chart) === undefined && (
        <Frame>
          <Table size="small" aria-label="Size chart as customers see it">
            <TableHead>
              <Cells of={chart.columns} component="th" />
            </TableHead>
            <TableBody>
              {chart.rows.map((row, at) => (
                <Cells key={at} of={row} />
              ))}
            </TableBody>
          </Table>
        </Frame>
      )}
    </WholeLine>
  );
}

function Cells({ of, component = 'td' }: { of: readonly string[]; component?: 'th' | 'td' }) {
  return (
    <TableRow>
      {of.map((cell, at) => (
        <TableCell key={at} component={component}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  );
}

const WholeLine = styled(Column)({ flexBasis: '100%' });

const Frame = styled('div')({ overflowWrap: 'anywhere' });
