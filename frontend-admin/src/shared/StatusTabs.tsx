import { styled, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { LIST_ROWS_ID } from './RecordList';
import { Row } from './layout-parts';

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
    <DividedTabs
      aria-label="Status"
      value={shown}
      onChange={(_event, value: Parameters<typeof show>[0]) => show(value)}
      variant="scrollable"
      scrollButtons={false}
    >
      {hasAll && (
        <StatusTab
          value={ALL}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel resource={resource} word="All" filter={{}} />}
        />
      )}
      {together && (
        <StatusTab
          value={TOGETHER}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel resource={resource} word={together.word} filter={{ status: together.statuses }} />}
        />
      )}
      {statuses.map((value) => (
        <StatusTab
          key={value}
          value={value}
          aria-controls={LIST_ROWS_ID}
          label={<TabLabel resource={resource} word={words[value]} filter={{ status: value }} />}
        />
      ))}
    </DividedTabs>
  );
}

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
    <Row gap={1} as="span">
      {word}
      <Count>{total ?? (error ? '–' : '…')}</Count>
    </Row>
  );
}

const DividedTabs = styled(Tabs)(({ theme }) => ({
  paddingInline: theme.spacing(0.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(1) },
}));

const StatusTab = styled(Tab)(({ theme }) => ({
  minWidth: 0,
  paddingInline: theme.spacing(1.5),
  fontWeight: 550,
  '&.Mui-selected': { color: theme.palette.text.primary },
  '&.Mui-focusVisible': { outlineOffset: -4 },
}));

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.fine,
  color: theme.palette.text.secondary,
  minWidth: 24,
  paddingInline: theme.spacing(0.875),
  borderRadius: radius.full,
  lineHeight: '20px',
  textAlign: 'center',
  backgroundColor: theme.palette.action.hover,
}));
