import { Button, Card, Dialog, styled, type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { isNotFound } from '../../shared/failure';
import { ListSkeleton } from '../../shared/Skeletons';
import { LoadProblem, Notice } from '../../shared/notices';
import { LIST_ROWS_ID } from '../../shared/RecordList';
import { rowLinkId, useInbox } from './inbox-context';
import { FAILED, MESSAGES } from './message-words';
import { MessageView } from './MessageView';
import { nextLookMs, type ShownMessage } from './response-way';

/** The open message: beside the list on wide screens, over it on others. */
export function MessagePane({ id }: { id: number }) {
  const { data, error, refetch } = useGetOne<ShownMessage>(
    MESSAGES,
    { id },
    { refetchInterval: ({ state }) => nextLookMs(state.data, Date.now()) },
  );
  const isGone = isNotFound(error);
  return (
    <Frame id={id}>
      {data && !isGone && <MessageView key={id} message={data} />}
      {!data && !error && <ListSkeleton text="Loading message..." />}
      {isGone && (
        <Closable>
          <Notice kind="error" isPlain title="This message no longer exists." />
        </Closable>
      )}
      {error && !data && !isGone && (
        <Closable>
          <LoadProblem error={error} title={FAILED.fetchOne} onRetry={() => void refetch()} />
        </Closable>
      )}
    </Frame>
  );
}

function Frame({ id, children }: { id: number; children: ReactNode }) {
  const { hasPanel, close } = useInbox();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useFocusReturn(id);
  if (hasPanel)
    return (
      <Panel component="section" aria-label="Message">
        {children}
      </Panel>
    );
  return (
    <Dialog
      open
      onClose={close}
      disableRestoreFocus
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': 'Message', 'data-inbox': '' } as object }}
    >
      {children}
    </Dialog>
  );
}

/**
 * When it closes the focus goes back to the row that was read last; to the next one where that has left the list; or to
 * the list.
 */
function useFocusReturn(id: number): void {
  const { goOnAt } = useInbox();
  const lastId = useRef(id);
  useEffect(() => {
    lastId.current = id;
  }, [id]);
  useEffect(
    () => () => {
      const rows = [lastId.current, goOnAt.current].map(
        (rowId) => rowId !== undefined && document.getElementById(rowLinkId(rowId)),
      );
      (rows.find((row) => row instanceof HTMLElement) || document.getElementById(LIST_ROWS_ID))?.focus();
    },
    [goOnAt],
  );
}

function Closable({ children }: { children: ReactNode }) {
  const { close } = useInbox();
  return (
    <>
      {children}
      <Button color="inherit" onClick={close} sx={{ alignSelf: 'flex-end', m: 2 }}>
        Close
      </Button>
    </>
  );
}

const Panel = styled(Card)({
  position: 'sticky',
  top: 76,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(440px, 100vh - 160px)',
}) as typeof Card;
