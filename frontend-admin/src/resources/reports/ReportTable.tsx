import { styled, Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface ReportTableProps {
  /** The element that names it. */
  titleId: string;
  /** Of the lines' names, then of the figures. */
  columns: readonly [string, ...string[]];
  rows: readonly { key: string | number; name: ReactNode; figures: readonly string[] }[];
  /** Below all others, one for each figure. */
  totals: readonly string[];
}

/** The figures of a report, which move sideways under their names where there is little room. */
export function ReportTable({ titleId, columns: [name, ...figures], rows, totals }: ReportTableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-labelledby={titleId}>
      <Table size="small" aria-labelledby={titleId}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{name}</TableCell>
            {figures.map((figure) => (
              <TableCell key={figure} scope="col" align="right">
                {figure}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <Figures figures={row.figures} columns={figures} />
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              Total
            </TableCell>
            <Figures figures={totals} columns={figures} />
          </TableRow>
        </TableFooter>
      </Table>
    </Scroller>
  );
}

function Figures({ figures, columns }: { figures: readonly string[]; columns: readonly string[] }) {
  return columns.map((column, at) => (
    <TableCell key={column} align="right">
      {figures[at]}
    </TableCell>
  ));
}

const Scroller = styled(TableContainer)(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& td, & th': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  // The names stay in sight while the figures move.
  '& th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, minWidth: 128, whiteSpace: 'normal' },
  '& tbody th, & tfoot th': { backgroundColor: theme.palette.background.paper, fontWeight: 400 },
  '& tfoot th, & tfoot td': {
    ...theme.typography.strong,
    color: theme.palette.text.primary,
    fontSize: theme.typography.body2.fontSize,
    borderBottom: 0,
  },
  '& tbody tr:last-of-type > *': { borderBottom: `1px solid ${theme.palette.divider}` },
  '@media print': {
    overflow: 'visible',
    border: 0,
    // All columns of the widest report fit an upright A4 page.
    '& td, & th': { fontSize: '7.5pt !important', padding: '1.5mm 1mm !important', minWidth: '0 !important' },
  },
})) as typeof TableContainer;
