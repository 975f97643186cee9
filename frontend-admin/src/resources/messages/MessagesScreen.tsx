import { Box, Button, Card, styled, Typography } from '@mui/material';
import { ListBase, SelectInput, useStore, useListContext } from 'react-admin';
import { CONTACT_MESSAGE_STATUSES } from '#libs/contracts/contact-message';
import { layout } from '#libs/design/tokens';
import { ListFilters, YesNoFilter } from '../../shared/ListFilters';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { BulkBar } from '../../shared/RowSelection';
import { ScreenActions } from '../../shared/ManagementScreen';
import { Grow } from '../../shared/layout-parts';
import type { SortField } from '../../shared/sort-fields';
import { useFocusFallback } from '../../shared/use-focus-fallback';
import { useDialog } from '../../shared/use-dialog';
import { KeysDialog } from './KeysDialog';
import { MessagePane } from './MessagePane';
import { MessageRows } from './MessageRows';
import { MessageTabs } from './MessageTabs';
import { MessageTools, toolsHeight } from './MessageTools';
import { InboxProvider, useInbox } from './inbox-context';
import { MESSAGES, NEWEST_FIRST, STATUS_WORDS } from './message-words';
import { useInboxKeys } from './use-inbox-keys';
import { useInboxState } from './use-inbox-state';

const STATUS_CHOICES = CONTACT_MESSAGE_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }));
const SORT_FIELDS: readonly SortField[] = [
  { field: 'lastReceivedAt', label: 'Date' },
  { field: 'fullName', label: 'From' },
  { field: 'subject', label: 'Subject' },
  { field: 'status', label: 'Status' },
  { field: 'archiveDate', label: 'Archived' },
];
const ACTIVE = { archived: false };

/** Contact messages (spec 3 section 2) as an inbox: the newest first, the open one beside the list or over it. */
export function MessagesScreen() {
  return (
    <ListBase
      resource={MESSAGES}
      sort={NEWEST_FIRST}
      perPage={25}
      storeKey={false}
      filterDefaultValues={ACTIVE}
      queryOptions={{ onError: () => undefined }}
    >
      <InboxRoom />
    </ListBase>
  );
}

function InboxRoom() {
  return (
    <InboxProvider value={useInboxState()}>
      <ScreenActions />
      <InboxLayout />
    </InboxProvider>
  );
}

function InboxLayout() {
  const { openId, hasPanel, selected } = useInbox();
  const hasPane = openId !== undefined && hasPanel;
  const [hasKeys, setHasKeys] = useStore('messages.keys', true);
  const help = useDialog('keys');
  useInboxKeys(hasKeys, () => help.open());
  return (
    <Panes data-open={hasPane}>
      <Inbox component="section" aria-label="Messages">
        <MessageTabs />
        <Filters data-narrow={hasPane}>
          <ListFilters sortFields={SORT_FIELDS} searchLabel="Search in messages" cardsBelow="md">
            <SelectInput source="status" label="By status" choices={STATUS_CHOICES} helperText={false} />
            <YesNoFilter source="suspectedSpam" label="Spam" words={['Only spam', 'No spam']} />
          </ListFilters>
        </Filters>
        {selected.length > 0 ? <BulkActions /> : <MessageTools onHelp={() => help.open()} />}
        <Box id={LIST_ROWS_ID} role="tabpanel" aria-label="Messages" tabIndex={-1}>
          <MessageRows />
        </Box>
      </Inbox>
      {openId !== undefined && <MessagePane id={openId} />}
      <KeysDialog isOpen={help.isOpen} hasKeys={hasKeys} onSwitch={setHasKeys} onClose={help.close} />
    </Panes>
  );
}

/**
 * What can be done with the ticked messages; it takes the place of the list's tools, so that no row moves. On phones it
 * lies at the lower edge, under the thumb.
 */
function BulkActions() {
  const { selected, archive, mark } = useInbox();
  const { filterValues, onUnselectItems } = useListContext();
  const bar = useFocusFallback<HTMLDivElement>(() => [document.getElementById(LIST_ROWS_ID)]);
  return (
    <InboxBar ref={bar} role="region" aria-label="Bulk actions" data-footer>
      <Typography variant="strong" component="span" role="status">
        {selected.length} selected
      </Typography>
      <Button size="small" variant="outlined" onClick={() => void mark(selected, 'read')}>
        Mark read
      </Button>
      <Button size="small" variant="outlined" onClick={() => void mark(selected, 'unread')}>
        Mark unread
      </Button>
      <Button size="small" variant="outlined" onClick={() => void archive(selected)}>
        {filterValues['archived'] === true ? 'Restore' : 'Archive'}
      </Button>
      <Grow />
      <Button size="small" onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
    </InboxBar>
  );
}

/** In place of the inbox's tools, as high as they are. */
const InboxBar = styled(BulkBar)(({ theme }) => ({
  ...toolsHeight(theme),
  position: 'sticky',
  top: layout.adminBar,
  zIndex: 3,
  [theme.breakpoints.down('sm')]: { position: 'fixed', inset: 'auto 0 0' },
  [theme.breakpoints.up('md')]: { position: 'static' },
}));

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '&[data-open=true]': { gridTemplateColumns: 'minmax(0,1fr) minmax(400px,460px)' },
  // Of an open message that one is printed, not the list beside it.
  '@media print': { display: 'block', '&[data-open=true] > :first-of-type': { display: 'none' } },
}));

/** Its bars stay in sight while it scrolls. */
const Inbox = styled(Card)({ overflow: 'clip' }) as typeof Card;

/** They stay on one line beside an open message, so that opening it moves no row. */
const Filters = styled('div')(({ theme }) => ({
  '&[data-narrow=true] .ra-input.ra-input': { [theme.breakpoints.up('md')]: { flexBasis: 140 } },
}));
