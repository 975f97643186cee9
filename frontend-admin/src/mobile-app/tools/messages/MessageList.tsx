import { ButtonBase, styled } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { color, radius } from '#libs/design/tokens';
import { EMPTY_WORDS, FAILED } from '../../../resources/messages/message-words';
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
  const list = useMessageList(isArchive);
  const answers = useAnswers();
  const archive = useArchive();
  const { rows, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  return (
    <ToolScreen title="Messages" query={list}>
      <ListSwitch
        isArchive={isArchive}
        onSwitch={(toArchive) => setSearch(toArchive ? { list: 'archived' } : {}, { replace: true })}
      />
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
      {rows?.length === 0 && (
        <Notice kind="empty" isPlain title={isArchive ? EMPTY_WORDS.archived : EMPTY_WORDS.active} />
      )}
      {rows && rows.length > 0 && (
        <Rows aria-label={isArchive ? 'Archived messages' : 'Active messages'}>
          {rows.map((message) => (
            <SwipeRow
              key={message.id}
              label={isArchive ? 'Restore' : 'Archive'}
              of={`message from ${message.fullName}`}
              Icon={isArchive ? ReopenIcon : ArchiveIcon}
              onAct={() => archive(message, !isArchive)}
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

interface ListSwitchProps {
  isArchive: boolean;
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

const Switch = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  padding: theme.spacing(0.5),
  marginBottom: theme.spacing(2),
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
