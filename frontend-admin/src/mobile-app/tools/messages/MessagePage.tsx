import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ContactMessage } from '#libs/contracts/contact-message';
import { FAILED, MESSAGES } from '../../../resources/messages/message-words';
import { BusyButton } from '../../../shared/BusyButton';
import { failureSentence, isNotFound } from '../../../shared/failure';
import { ListSkeleton } from '../../../shared/ListSkeleton';
import { Notice } from '../../../shared/Notice';
import { useAnswers } from '../../answers/use-answers';
import { findMessage } from '../../message-cache';
import { ToolScreen } from '../ToolScreen';
import { KeptAnswerCard } from './KeptAnswerCard';
import { MessageView } from './MessageView';
import { useMarkRead } from './use-mark-read';

/** One message, from what the list has brought along until the server has confirmed it. */
export function MessagePage() {
  const id = Number(useParams()['id']);
  const queryClient = useQueryClient();
  const found = findMessage(queryClient, id);
  const reading = useGetOne<ContactMessage>(
    MESSAGES,
    { id },
    { ...(found && { initialData: found.message, initialDataUpdatedAt: found.readAt }) },
  );
  const answers = useAnswers().filter((answer) => answer.message.id === id);
  const { data, error, isFetching, refetch } = reading;
  const isGone = isNotFound(error);
  const message = isGone ? undefined : data;
  useMarkRead(message);
  return (
    <ToolScreen
      title={message?.subject ?? 'Message'}
      isText={message !== undefined}
      back={{ to: '/messages', label: 'Messages' }}
      reading={reading}
    >
      {message && <MessageView key={id} message={message} answers={answers} />}
      {!data && !error && <ListSkeleton text="Loading message..." />}
      {isGone && <Notice kind="error" isPlain title="This message does not exist any more." />}
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
