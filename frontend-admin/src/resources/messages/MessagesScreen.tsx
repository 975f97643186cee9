import { Box, Card, Button } from '@mui/material';
import { ListBase, SelectInput, useStore, useListContext } from 'react-admin';
import { CONTACT_MESSAGE_STATUSES } from '#libs/contracts/contact-message';
import { color } from '#libs/design/tokens';
import { ListFilters } from '../../shared/ListFilters';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { YesNoFilter } from '../../shared/YesNoFilter';
import { useDialog } from '../../shared/use-dialog';
import { KeysDialog } from './KeysDialog';
import { MessagePane } from './MessagePane';
import { MessageRows } from './MessageRows';
import { MessageTabs } from './MessageTabs';
import { MessageTools, TOOLS_HEIGHT } from './MessageTools';
import { InboxProvider, useInbox } from './inbox-context';
import { MESSAGES, STATUS_WORDS } from './message-words';
import { useInboxKeys } from './use-inbox-keys';
import { useInboxState } from './use-inbox-state';

const STATUS_CHOICES = CONTACT_MESSAGE_STATUSES.map((id) => ({ id, name: STATUS_WORDS[id] }));
const ACTIVE = { archived: false };

/** Contact messages (spec 3 section 2) as an inbox: the newest first, the open one beside the list or over it. */
export function MessagesScreen() {
  return (
    <ListBase
      resource={MESSAGES}
      sort={{ field: 'createdAt', order: 'DESC' }}
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
    <Box
      sx={{
        display: 'grid',
        gap: 2.25,
        alignItems: 'start',
        gridTemplateColumns: hasPane ? 'minmax(0,1fr) minmax(400px,460px)' : 'minmax(0,1fr)',
      }}
    >
      <Card component="section" aria-label="Messages" sx={{ overflow: 'clip' }}>
        <MessageTabs />
        <Box sx={hasPane ? narrowFiltersSx : {}}>
          <ListFilters
            sortFields={['createdAt', 'fullName', 'subject', 'status', 'archiveDate']}
            searchLabel="Search in messages"
            cardsBelow="md"
          >
            <SelectInput source="status" label="By status" choices={STATUS_CHOICES} helperText={false} />
            <YesNoFilter source="suspectedSpam" label="Suspected spam" words={['Only these', 'Left out']} />
          </ListFilters>
        </Box>
        {selected.length > 0 ? <BulkBar /> : <MessageTools onHelp={() => help.open()} />}
        <Box id={LIST_ROWS_ID} role="tabpanel" aria-label="Messages" tabIndex={-1}>
          <MessageRows />
        </Box>
      </Card>
      {openId !== undefined && <MessagePane id={openId} />}
      <KeysDialog isOpen={help.isOpen} hasKeys={hasKeys} onSwitch={setHasKeys} onClose={help.close} />
    </Box>
  );
}

/** They stay on one line beside an open message, so that opening it moves no row. */
const narrowFiltersSx = { '&& .ra-input': { flexBasis: { md: 140 } } } as const;

/**
 * What can be done with the ticked messages; it takes the place of the list's tools, so that no row moves. On phones it
 * stays in sight.
 */
function BulkBar() {
  const { selected, archive, mark } = useInbox();
  const { filterValues, onUnselectItems } = useListContext();
  return (
    <Box
      role="region"
      aria-label="Bulk actions"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: TOOLS_HEIGHT,
        px: 2.25,
        py: 1,
        position: { xs: 'sticky', md: 'static' },
        top: 56,
        zIndex: 3,
        backgroundColor: (theme) => color.ink[theme.palette.mode === 'dark' ? 600 : 900],
        color: color.text,
        '& .MuiButton-root': { color: color.text, borderColor: color.lineStrong },
      }}
    >
      <Box component="span" role="status" sx={{ fontWeight: 600, mr: 0.5 }}>
        {selected.length} selected
      </Box>
      <Button size="small" variant="outlined" onClick={() => void mark(selected, 'read')}>
        Mark read
      </Button>
      <Button size="small" variant="outlined" onClick={() => void mark(selected, 'unread')}>
        Mark unread
      </Button>
      <Button size="small" variant="outlined" onClick={() => void archive(selected)}>
        {filterValues['archived'] === true ? 'Restore' : 'Archive'}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
        Clear selection
      </Button>
    </Box>
  );
}
