import { Box, Card } from '@mui/material';
import { ListBase, SelectInput, useStore } from 'react-admin';
import { CONTACT_MESSAGE_STATUSES } from '#libs/contracts/contact-message';
import { ListFilters } from '../../shared/ListFilters';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { ScreenActions } from '../../shared/ScreenActions';
import { useDialog } from '../../shared/use-dialog';
import { YesNoFilter } from '../../shared/YesNoFilter';
import { BulkBar } from './BulkBar';
import { InboxProvider, useInbox } from './inbox-context';
import { KeysDialog } from './KeysDialog';
import { MESSAGES, STATUS_WORDS } from './message-words';
import { MessagePane } from './MessagePane';
import { MessageRows } from './MessageRows';
import { MessageTabs } from './MessageTabs';
import { MessageTools } from './MessageTools';
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
