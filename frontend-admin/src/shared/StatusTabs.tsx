import { Box, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { LIST_ROWS_ID } from './RecordList';

const ALL = 'all';
const TOGETHER = 'together';
const RETRY_MS = 10_000;

interface StatusTabsProps<Status extends string> {
  resource: string;
  statuses: readonly Status[];
  words: Record<Status, string>;
  /** Whether a first tab shows the records of every status. */
  hasAll?: boolean;
  /** A tab that shows those of several statuses. */
  together?: { word: string; statuses: readonly Status[] };
}

/** The status that the list shows, with how many there are of each, whatever is searched for. */
export function StatusTabs<Status extends string>({
  resource,
  statuses,
  words,
  hasAll = false,
  together,
}: StatusTabsProps<Status>) {
  const { filterValues, setFilters } = useListContext();
  const { status, ...others } = filterValues as { status?: Status | Status[] };
  const shown =
    together && Array.isArray(status) ? TOGETHER : (statuses.find((each) => each === status) ?? (hasAll && ALL));

  function show(value: Status | typeof ALL | typeof TOGETHER): void {
    if (value === ALL) setFilters(others);
    else setFilters({ ...others, status: value === TOGETHER ? together?.statuses : value });
  }

  return (
    <Tabs
      aria-label="Status"
      value={shown}
      onChange={(_event, value: Parameters<typeof show>[0]) => show(value)}
      variant="scrollable"
      scrollButtons={false}
      sx={{ px: { xs: 0.5, md: 1 }, borderBottom: 1, borderColor: 'divider' }}
    >
      {hasAll && (
        <Tab
          value={ALL}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel resource={resource} word="All" filter={{}} />}
          sx={tabSx}
        />
      )}
      {together && (
        <Tab
          value={TOGETHER}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel resource={resource} word={together.word} filter={{ status: together.statuses }} />}
          sx={tabSx}
        />
      )}
      {statuses.map((value) => (
        <Tab
          key={value}
          value={value}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel resource={resource} word={words[value]} filter={{ status: value }} />}
          sx={tabSx}
        />
      ))}
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

interface TabLabelProps {
  resource: string;
  word: string;
  filter: { status?: string | readonly string[] };
}

/** Each count loads by itself: one that fails leaves the others alone, and is asked for again after a while. */
function TabLabel({ resource, word, filter }: TabLabelProps) {
  const { total, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter },
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
