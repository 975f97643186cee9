import { styled, Tab, Tabs } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { radius } from '#libs/design/tokens';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { Row } from '../../shared/layout-parts';
import { type View, VIEW_WORDS, viewOf, withTab, withView } from './inbox-views';
import { MESSAGES, TAB_WORDS } from './message-words';
import { useMyId } from '../../shared/use-staff';
import { ViewMenu } from '../../shared/ViewMenu';

const RETRY_MS = 10_000;

/** Active or archived, with how many there are of each, whatever is searched for; and which part of them shows. */
export function MessageTabs() {
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const myId = useMyId();
  const view = viewOf(filterValues);
  // A follow-up that is due shows whichever it is.
  const tab = view !== 'due' && (filterValues['archived'] === true ? 'archived' : 'active');

  function show(value: keyof typeof TAB_WORDS): void {
    onUnselectItems();
    setFilters(withTab(filterValues, value === 'archived'));
  }

  function look(next: View): void {
    onUnselectItems();
    setFilters(withView(filterValues, next, myId));
  }

  return (
    <DividedRow>
      <InnerTabs
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
      </InnerTabs>
      <ViewMenu words={VIEW_WORDS} view={view} onView={look} />
    </DividedRow>
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

const DividedRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingLeft: theme.spacing(0.5),
  paddingRight: theme.spacing(1.25),
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingLeft: theme.spacing(1), paddingRight: theme.spacing(2.25) },
}));

const InnerTabs = styled(Tabs)({ flex: 1, minWidth: 0 });

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
