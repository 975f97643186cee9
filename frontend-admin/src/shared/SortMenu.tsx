import { Button, Menu, MenuItem, styled } from '@mui/material';
import { useState } from 'react';
import { useListContext, type SortPayload } from 'react-admin';
import { SortIcon } from './icons';
import type { SortField } from './sort-fields';

const ORDER_WORDS = { ASC: 'ascending', DESC: 'descending' };

/** The order of a list that has no heads to press. To choose the same field again turns it around. */
export function SortMenu({ fields }: { fields: readonly SortField[] }) {
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = fields.find(({ field }) => field === sort.field)?.label ?? sort.field;
  const words = `Sort by ${current.charAt(0).toLowerCase()}${current.slice(1)} ${ORDER_WORDS[sort.order]}`;
  const orderOf = (field: string): SortPayload['order'] =>
    field === sort.field && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <>
      <OrderButton
        variant="outlined"
        color="inherit"
        aria-label={words}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <SortIcon />
        <OnWide>{words}</OnWide>
      </OrderButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {fields.map(({ field, label }) => (
          <MenuItem
            key={field}
            selected={field === sort.field}
            onClick={() => {
              setSort({ field, order: orderOf(field) });
              setAnchor(null);
            }}
          >
            {`${label} ${ORDER_WORDS[orderOf(field)]}`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const OrderButton = styled(Button)(({ theme }) => ({
  gap: theme.spacing(1),
  minWidth: 44,
  minHeight: 44,
  [theme.breakpoints.up('md')]: { minHeight: 36 },
}));

/** On a phone the search needs the room. */
const OnWide = styled('span')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'inline' },
}));
