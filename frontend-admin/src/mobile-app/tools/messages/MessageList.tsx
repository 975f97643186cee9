import { ButtonBase, styled } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { color, radius } from '#libs/design/tokens';
import { type View, VIEW_WORDS, VIEWS } from '../../../resources/messages/inbox-views';
import { EMPTY_WORDS, FAILED } from '../../../resources/messages/message-words';
import { ViewMenu } from '../../../shared/ViewMenu';
import { BusyButton } from '../../../shared/BusyButton';
import { ListSkeleton } from '../../../shared/Skeletons';
import { Notice } from '../../../shared/notices';
import { failureSentence } from '../../../shared/failure';
import { ArchiveIcon, ReopenIcon } from '../../../shared/icons';
import { useAnswers } from '../../answers/use-answers';
import { ToolScreen } from '../ToolScreen';
import { SwipeRow } from '../touch/SwipeRow';
import { MessageRow } from './MessageRow';
import { UnsentAnswers } from './UnsentAnswers';
import { useArchive } from './use-archive';
import { useMessageList } from './use-message-list';

/** The messages as the coach has them in hand: the newest first, swiped away when done with. */
export function MessageList() {
  const [search, setSearch] = useSearchParams();
  const isArchive = search.get('list') === 'archived';
  const view = VIEWS.find((each) => each === search.get('view')) ?? 'all';
  const list = useMessageList(isArchive, view);
  const answers = useAnswers();
  const archive = useArchive();
  const { rows, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  return (
    <ToolScreen title="Messages" query={list}>
      <WhichMessages>
        <ListSwitch
          isArchive={view === 'due' ? undefined : isArchive}
          onSwitch={(toArchive) =>
            setSearch(
              {
                ...(toArchive && { list: 'archived' }),
                ...((view === 'mine' || view === 'unassigned' || view === 'spam') && { view }),
              },
              { replace: true },
            )
          }
        />
        <ViewMenu
          words={VIEW_WORDS}
          view={view}
          onView={(next) =>
            setSearch(
              {
                ...(isArchive && next !== 'waiting' && next !== 'due' && { list: 'archived' }),
                ...(next !== 'all' && { view: next }),
              },
              { replace: true },
            )
          }
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
      {rows?.length === 0 && <Notice kind="empty" isPlain title={emptyWords(isArchive, view)} />}
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
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Switch = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  flex: 1,
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
