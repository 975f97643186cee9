import { styled } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { formatRand } from '#libs/domain/money';
import type { SchoolDataProvider } from '../../data-provider';
import { ORDERS } from './order-write';
import { counted } from './order-units';

/** What all orders that the filter leaves come to, whichever page shows. */
export function OrderSums() {
  const { filterValues } = useListContext();
  const api = useDataProvider<SchoolDataProvider>();
  const { data } = useQuery({
    queryKey: [ORDERS, 'sums', filterValues],
    queryFn: () => api.orderSums(filterValues),
    placeholderData: keepPreviousData,
  });
  return (
    <Sums aria-label="Totals for these orders" role="group">
      {data && (
        <>
          <span>{counted(data.orders, 'order')}</span>
          <Sum name="Total" cents={data.totalAmount} />
          <Sum name="Paid" cents={data.paidAmount} />
          <Sum name="Outstanding" cents={data.outstandingAmount} />
        </>
      )}
    </Sums>
  );
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <span>
      {name} <b>{formatRand(cents)}</b>
    </span>
  );
}

/** As high while they are asked for. */
const Sums = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2.5),
  rowGap: theme.spacing(0.25),
  minHeight: '1.5em',
  padding: theme.spacing(0, 2.25, 1.5),
  color: theme.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.palette.text.primary, fontWeight: 600 },
}));
