import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useGetOne } from 'react-admin';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { FAILED, MESSAGES } from '../../../resources/messages/message-words';
import { nextLookMs, type ShownMessage } from '../../../resources/messages/response-way';
import { BusyButton } from '../../../shared/BusyButton';
import { ListSkeleton } from '../../../shared/Skeletons';
import { Notice } from '../../../shared/notices';
import { failureSentence, isNotFound } from '../../../shared/failure';
import { useAnswers } from '../../answers/use-answers';
import { findMessage, patchMessage } from '../../message-cache';
import { useWrite } from '../../../shared/use-write';
import { useIsOnline } from '../../use-is-online';
import { ToolScreen } from '../ToolScreen';
import { KeptAnswerCard } from './KeptAnswerCard';
import { MessageList } from './MessageList';
import type { OpenedFrom } from './MessageRow';
import { MessageView } from './MessageView';

/** /mobile-app/messages and one message of it (spec 3 section 2). */
export function MessagesTool() {
  return (
    <Routes>
      <Route index element={<MessageList />} />
      <Route path=":id" element={<MessagePage />} />
    </Routes>
  );
}

/** One message, from what the list has brought along until the server has confirmed it. */
function MessagePage() {
  const id = Number(useParams()['id']);
  const { state } = useLocation() as { state: OpenedFrom | null };
  const queryClient = useQueryClient();
  const found = findMessage(queryClient, id);
  const query = useGetOne<ShownMessage>(
    MESSAGES,
    { id },
    {
      // A customer's answer may have come since: what a page before this one has read is no news.
      staleTime: 0,
      refetchInterval: ({ state }) => nextLookMs(state.data, Date.now()),
      ...(found && { initialData: found.message, initialDataUpdatedAt: found.readAt }),
    },
  );
  const answers = useAnswers().filter((answer) => answer.message.id === id);
  const { data, error, isFetching, refetch } = query;
  const isGone = isNotFound(error);
  const message = isGone ? undefined : data;
  useMarkRead(message);
  return (
    <ToolScreen
      title={message?.subject ?? 'Message'}
      isText={message !== undefined}
      back={{ to: `/messages${state?.search ?? ''}`, label: 'Messages' }}
      query={query}
    >
      {message && <MessageView key={id} message={message} answers={answers} />}
      {!data && !error && <ListSkeleton text="Loading message..." />}
      {isGone && <Notice kind="error" isPlain title="This message no longer exists." />}
      {error && !data && !isGone && (
        <Notice
          kind="error"
          isPlain
          title={FAILED.fetchOne}
          action={
            <BusyButton variant="outlined" color="inherit" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </BusyButton>
          }
        >
          {failureSentence(error)}
        </Notice>
      )}
      {!message && answers.map((answer) => <KeptAnswerCard key={answer.key} answer={answer} />)}
    </ToolScreen>
  );
}

/**
 * Opening a message marks it read (spec 3 section 4). Without a network nothing is marked: it is made good when the
 * network returns while the message is still open, else the next time it is opened.
 */
function useMarkRead(message: ContactMessage | undefined): void {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const unreadId = message?.status === 'unread' ? message.id : undefined;

  // Nobody pressed anything: of a refusal nothing is said. The message stays unread, which the list shows.
  const { run } = useWrite({ stale: [[MESSAGES]] });
  const mark = useEffectEvent((id: number) => {
    void run((api) => api.changeMessage(id, { part: 'status', body: { status: 'read' } }), {
      onDone: () => patchMessage(queryClient, { id, status: 'read' }),
    });
  });
  useEffect(() => {
    if (isOnline && unreadId !== undefined) mark(unreadId);
  }, [isOnline, unreadId]);
}
