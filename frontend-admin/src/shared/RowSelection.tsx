import { Checkbox, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import { color } from '#libs/design/tokens';
import { LIST_HEADING_ID } from './use-focus-after-removal';
import { useFocusFallback } from './use-focus-fallback';
import { useRecordName } from './use-record-name';

/** The tick of the record it stands in. */
export function RowTick() {
  const record = useRecordContext();
  const name = useRecordName();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
  );
}

/** The tick of all rows of the page. */
export function PageTick() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const shown = data.map(({ id }) => id);
  const ticked = shown.filter((id) => selectedIds.includes(id));
  return (
    <Checkbox
      size="small"
      checked={shown.length > 0 && ticked.length === shown.length}
      indeterminate={ticked.length > 0 && ticked.length < shown.length}
      onChange={(_event, isOn) =>
        onSelect(isOn ? [...new Set([...selectedIds, ...shown])] : selectedIds.filter((id) => !shown.includes(id)))
      }
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
    />
  );
}

/** What can be done with the chosen rows, while there are any. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return <ShownBar count={selectedIds.length}>{children}</ShownBar>;
}

function ShownBar({ count, children }: { count: number; children: ReactNode }) {
  const bar = useFocusFallback<HTMLDivElement>(() => [document.getElementById(LIST_HEADING_ID)]);
  return (
    <Bar ref={bar} role="toolbar" aria-label="Selected rows" data-footer>
      <Typography variant="medium" component="span" role="status">
        {count} selected
      </Typography>
      {children}
    </Bar>
  );
}

/** The bar of what can be done with the chosen, in every list. */
export const BulkBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2.25),
  backgroundColor: color.ink[theme.palette.mode === 'dark' ? 600 : 900],
  color: color.text,
  '& .MuiButton-root': { color: color.text, borderColor: color.lineStrong, '&.Mui-disabled': { color: color.subtle } },
  '& .MuiTypography-root': { color: 'inherit' },
}));

/** Below the rows, so that none moves when the first is ticked, and in sight however far down the list that is. */
const Bar = styled(BulkBar)({ position: 'sticky', bottom: 0, zIndex: 3 });
