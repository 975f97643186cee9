import { styled, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { Row } from '../../shared/layout-parts';
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
    <DividedTabs
      aria-label="Messages"
      value={tab}
      onChange={(_event, value: keyof typeof TAB_WORDS) => show(value)}
      variant="scrollable"
      scrollButtons={false}
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
    </DividedTabs>
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
