import {
  styled,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { NOT_ON_PAPER } from '../print-styles';
import type { RecordColumn } from './record-column';
import { PageTick, RowTick } from './RowSelection';
import { clickableRow, clickableRowStyles } from './clickable-row';

interface RecordTableProps<Row extends RaRecord> {
  columns: RecordColumn<Row>[];
  /** An inactive row: quieter ground and text, which still keeps its contrast. */
  isDimmed: (row: Row) => boolean;
  /** Whether rows can be ticked. */
  hasTicks?: boolean;
}

/** The rows of a list on a wide screen. */
export function RecordTable<Row extends RaRecord>({ columns, isDimmed, hasTicks = false }: RecordTableProps<Row>) {
  const { data } = useListContext<Row>();
  return (
    <TableContainer>
      <Table size="small" aria-labelledby="list-title">
        <TableHead>
          <TableRow>
            {hasTicks && (
              <TableCell padding="checkbox" className={NOT_ON_PAPER}>
                <PageTick />
              </TableCell>
            )}
            {columns.map(({ label, sortBy, align }) => (
              <ColumnHead
                key={label}
                label={label}
                {...(sortBy !== undefined && { sortBy })}
                {...(align && { align })}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((row) => (
            <RecordContextProvider key={row.id} value={row}>
              <RecordRow {...clickableRow} data-dimmed={isDimmed(row)}>
                {hasTicks && (
                  <TableCell padding="checkbox" className={NOT_ON_PAPER}>
                    <RowTick />
                  </TableCell>
                )}
                {columns.map(({ label, align, render }) => (
                  <TableCell key={label} {...(align && { align })} {...onPaper(label)}>
                    {render(row)}
                  </TableCell>
                ))}
              </RecordRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface ColumnHeadProps extends Pick<RecordColumn<never>, 'label' | 'sortBy' | 'align'> {
  width?: number;
}

/** A head, which orders the list when it is pressed. */
export function ColumnHead({ label, sortBy, ...cell }: ColumnHeadProps) {
  const { sort, setSort } = useListContext();
  if (!sortBy)
    return (
      <TableCell {...cell} {...onPaper(label)}>
        {label}
      </TableCell>
    );
  const direction = sort.field === sortBy ? sort.order : undefined;
  const shown = direction === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell {...cell} sortDirection={direction ? shown : false}>
      <TableSortLabel
        active={direction !== undefined}
        direction={shown}
        onClick={() => setSort({ field: sortBy, order: direction === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** What can be done with a row is done on screens. */
function onPaper(label: string) {
  return label === 'Actions' ? { className: NOT_ON_PAPER } : {};
}

const RecordRow = styled(TableRow)(({ theme }) => ({
  '&[data-dimmed=true]': {
    backgroundColor: theme.palette.quiet,
    '& .MuiTableCell-root': { color: theme.palette.text.secondary },
  },
  ...clickableRowStyles(theme),
}));
