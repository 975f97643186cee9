import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { MESSAGES, TAB_WORDS } from './message-words';

const RETRY_MS = 10_000;

/** Active or archived, with how many there are of each, whatever is searched for. */
export function MessageTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const tab = filterValues['archived'] === true ? 'archived' : 'active';

  function show(value: keyof typeof TAB_WORDS): void {
    onUnselectItems();
    setFilters({ ...filterValues, archived: value === 'archived' });
  }

  return (
    <Tabs
      aria-label="Messages"
      value={tab}
      onChange={(_event, value: keyof typeof TAB_WORDS) => show(value)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ px: { xs: 0.5, md: 1 }, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab
        value="active"
        aria-controls={LIST_ROWS_ID}
        label={<TabLabel word={TAB_WORDS.active} archived={false} />}
        sx={tabSx}
      />
      <Tab
        value="archived"
        aria-controls={LIST_ROWS_ID}
        label={<TabLabel word={TAB_WORDS.archived} archived />}
        sx={tabSx}
      />
    </Tabs>
  );
}

const tabSx = {
  minWidth: 0,
  px: 1.5,
  fontWeight: 550,
  '&.Mui-selected': { color: 'text.primary' },
  '&.Mui-focusVisible': { outlineOffset: -4 },
} as const;

/** A count that fails leaves the other alone, and is asked for again after a while. */
function TabLabel({ word, archived }: { word: string; archived: boolean }) {
  const { total, error } = useGetList(
    MESSAGES,
    { pagination: { page: 1, perPage: 1 }, filter: { archived } },
    { refetchInterval: ({ state }) => state.status === 'error' && RETRY_MS },
  );
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {word}
      <Box
        component="span"
        sx={{
          minWidth: 24,
          px: 0.875,
          borderRadius: '10px',
          fontSize: 12.5,
          lineHeight: '20px',
          textAlign: 'center',
          color: 'text.secondary',
          backgroundColor: 'action.hover',
        }}
      >
        {total ?? (error ? '–' : '…')}
      </Box>
    </Box>
  );
}
