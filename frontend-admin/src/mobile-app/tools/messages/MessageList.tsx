import { Box, Button, ButtonBase, styled } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { color, radius } from '#libs/design/tokens';
import { type View, VIEW_WORDS, VIEWS } from '../../../resources/messages/inbox-views';
import { EMPTY_WORDS, FAILED, MESSAGE_WORDS } from '../../../resources/messages/message-words';
import { ViewMenu } from '../../../shared/ViewMenu';
import { BusyButton } from '../../../shared/BusyButton';
import { ListSkeleton } from '../../../shared/Skeletons';
import { Notice } from '../../../shared/notices';
import { failureSentence } from '../../../shared/failure';
import { ArchiveIcon, ReopenIcon } from '../../../shared/icons';
import { noneMatching } from '../../../shared/record-words';
import { useAnswers } from '../../answers/use-answers';
import { SearchField } from '../records/SearchField';
import { ToolScreen } from '../ToolScreen';
import { SwipeRow } from '../touch/SwipeRow';
import { MessageRow } from './MessageRow';
import { UnsentAnswers } from './UnsentAnswers';
import { useArchive } from './use-archive';
import { useMessageList } from './use-message-list';

/** The messages as the coach has them in hand: the newest first, swiped away when done with. */
export function MessageList() {
  const { isArchive, view, q, ask } = useAskedMessages();
  const list = useMessageList(isArchive, view, q);
  const answers = useAnswers();
  const archive = useArchive();
  const { rows, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  // Of the list that showed before none may be left in this one.
  const isPending = list.isPending || (rows?.length === 0 && list.isPlaceholderData);
  return (
    <ToolScreen title="Messages" query={list}>
      <Box role="search" sx={{ display: 'grid', mb: 1.5 }}>
        <SearchField label="Search in messages" value={q} onSearch={(text) => ask({ q: text })} />
      </Box>
      <WhichMessages>
        <ListSwitch
          isArchive={view === 'due' ? undefined : isArchive}
          onSwitch={(toArchive) =>
            ask({ isArchive: toArchive, view: view === 'waiting' || view === 'due' ? 'all' : view })
          }
        />
        <ViewMenu
          words={VIEW_WORDS}
          view={view}
          onView={(next) => ask({ isArchive: isArchive && next !== 'waiting' && next !== 'due', view: next })}
        />
      </WhichMessages>
      <UnsentAnswers answers={answers} />
      {isPending && <ListSkeleton text="Loading messages..." />}
      {!rows && error && (
        <Notice
          kind="error"
          isPlain
          title={FAILED.fetch}
          action={
            <BusyButton variant="outlined" color="inherit" loading={list.isFetching} onClick={() => void refetch()}>
              Try again
            </BusyButton>
          }
        >
          {failureSentence(error)}
        </Notice>
      )}
      {rows?.length === 0 && !isPending && (
        <Notice
          kind="empty"
          isPlain
          title={q === '' ? emptyWords(isArchive, view) : noneMatching(MESSAGE_WORDS)}
          action={
            q !== '' && (
              <Button variant="outlined" color="inherit" onClick={() => ask({ q: '' })}>
                Clear the search
              </Button>
            )
          }
        />
      )}
      {rows && rows.length > 0 && (
        <Rows aria-label={rowsLabel(isArchive, view)}>
          {rows.map((message) => (
            <SwipeRow
              key={message.id}
              label={message.archived ? 'Restore' : 'Archive'}
              of={`message from ${message.fullName}`}
              Icon={message.archived ? ReopenIcon : ArchiveIcon}
              onAct={() => archive(message, !message.archived)}
            >
              <MessageRow message={message} answer={answers.find((answer) => answer.message.id === message.id)} />
            </SwipeRow>
          ))}
        </Rows>
      )}
      {hasNextPage && (
        <BusyButton
          variant="outlined"
          color="inherit"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          size="large"
          sx={{ mt: 2 }}
        >
          Show older
        </BusyButton>
      )}
    </ToolScreen>
  );
}

interface AskedMessages {
  isArchive: boolean;
  view: View;
  q: string;
}

/** Which messages are asked for stands in the address, so that it survives a message, the login form and a reload. */
function useAskedMessages() {
  const [query, setQuery] = useSearchParams();
  const asked = askedIn(query);

  function ask(change: Partial<AskedMessages>): void {
    // Of the address as it is now: a search that waits for the last letter must not undo a view pressed meanwhile.
    const { isArchive, view, q } = { ...askedIn(new URLSearchParams(window.location.search)), ...change };
    setQuery(
      { ...(isArchive && { list: 'archived' }), ...(view !== 'all' && { view }), ...(q !== '' && { q }) },
      { replace: true },
    );
  }
  return { ...asked, ask };
}

function askedIn(query: URLSearchParams): AskedMessages {
  return {
    isArchive: query.get('list') === 'archived',
    view: VIEWS.find((each) => each === query.get('view')) ?? 'all',
    q: query.get('q') ?? '',
  };
}

function rowsLabel(isArchive: boolean, view: View): string {
  if (view === 'all') return isArchive ? 'Archived messages' : 'Active messages';
  return VIEW_WORDS[view];
}

function emptyWords(isArchive: boolean, view: View): string {
  if (view === 'all') return isArchive ? EMPTY_WORDS.archived : EMPTY_WORDS.active;
  return `No messages: ${VIEW_WORDS[view]}`;
}

interface ListSwitchProps {
  /** Undefined: both show. */
  isArchive: boolean | undefined;
  onSwitch: (isArchive: boolean) => void;
}

/** Active or archived messages. */
function ListSwitch({ isArchive, onSwitch }: ListSwitchProps) {
  return (
    <Switch role="group" aria-label="Which messages">
      {[false, true].map((toArchive) => (
        <SwitchButton
          key={String(toArchive)}
          aria-pressed={toArchive === isArchive}
          onClick={() => onSwitch(toArchive)}
        >
          {toArchive ? 'Archived' : 'Active'}
        </SwitchButton>
      ))}
    </Switch>
  );
}

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  marginInline: theme.spacing(-2),
  padding: 0,
  borderTop: `1px solid ${color.line}`,
}));

const WhichMessages = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Switch = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: '1 1 auto',
  padding: theme.spacing(0.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.ink[800],
}));

const SwitchButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.sectionTitle,
  minHeight: 44,
  borderRadius: theme.shape.borderRadius,
  color: color.muted,
  fontFamily: 'inherit',
  '&[aria-pressed=true]': { backgroundColor: color.ink[600], color: color.text },
}));
