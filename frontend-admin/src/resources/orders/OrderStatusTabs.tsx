import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { ORDER_STATUS_WORDS } from '#libs/contracts/order';
import { ORDER_STATUSES, type OrderStatus } from '#libs/domain/order';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { ORDERS } from './use-order-write';

const ALL = 'all';
const RETRY_MS = 10_000;

/** The status that the list shows, with how many there are of each, whatever is searched for. */
export function OrderStatusTabs() {
  const { filterValues, setFilters } = useListContext();
  const { status, ...others } = filterValues as { status?: OrderStatus };
  return (
    <Tabs
      aria-label="Status"
      value={status !== undefined && ORDER_STATUSES.includes(status) ? status : ALL}
      onChange={(_event, value: OrderStatus | typeof ALL) => setFilters(value === ALL ? others : { ...others, status: value })}
      variant="scrollable"
      scrollButtons={false}
      sx={{ px: { xs: 0.5, md: 1 }, borderBottom: 1, borderColor: 'divider' }}
    >
      {[ALL, ...ORDER_STATUSES].map((value) => (
        <Tab
          key={value}
          value={value}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel {...(value !== ALL && { status: value as OrderStatus })} />}
          sx={{ minWidth: 0, px: 1.5, fontWeight: 550, '&.Mui-selected': { color: 'text.primary' }, '&.Mui-focusVisible': { outlineOffset: -4 } }}
        />
      ))}
    </Tabs>
  );
}

/** Each count loads by itself: one that fails leaves the others alone, and is asked for again after a while. */
function TabLabel({ status }: { status?: OrderStatus }) {
  const { total, error } = useGetList(ORDERS, { pagination: { page: 1, perPage: 1 }, filter: status ? { status } : {} }, { refetchInterval: ({ state }) => state.status === 'error' && RETRY_MS });
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {status ? ORDER_STATUS_WORDS[status] : 'All'}
      <Box component="span" sx={{ minWidth: 24, px: 0.875, borderRadius: '10px', fontSize: 12.5, lineHeight: '20px', textAlign: 'center', color: 'text.secondary', backgroundColor: 'action.hover' }}>
        {total ?? (error ? '–' : '…')}
      </Box>
    </Box>
  );
}
