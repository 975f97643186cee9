import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { color } from '#libs/design/tokens';
import { MESSAGES, WAY_WORDS } from '../../../resources/messages/message-words';
import { schoolMoment, schoolTimeAndDay } from '../../../shared/school-moment';
import { composerOpened, dropAnswer, isJustPressed } from '../../answers/outbox';
import type { KeptAnswer } from '../../answers/kept-answer';
import { useIsSendingAnswers } from '../../answers/use-answers';
import { useIsOnline } from '../../use-is-online';
import { useDialog } from '../../../shared/use-dialog';
import { ConfirmDialog } from '../../../shared/ConfirmDialog';
import { drafts } from './phone-drafts';

/**
 * An answer that is not done with: it waits for the network, for its composer to be opened, or, refused, for its
 * writer.
 */
export function KeptAnswerCard({ answer }: { answer: KeptAnswer }) {
  const { key, body, keptAt, refusal, toOpen, isStored } = answer;
  const isSending = useIsSendingAnswers();
  const isUnderWay = isSending && isJustPressed(key);
  const isToBeSent = toOpen !== undefined && !refusal && !isUnderWay;
  const waiting = isSending ? 'Sending...' : 'Waiting for the network';
  return (
    <Box
      component="section"
      aria-label="Answer that is not sent"
      sx={{
        display: 'grid',
        gap: 1.25,
        p: 2,
        border: `1px solid ${refusal ? color.status.error : color.lineStrong}`,
        borderRadius: '12px',
        backgroundColor: color.ink[800],
        overflowWrap: 'anywhere',
      }}
    >
      <Box role="status" sx={{ fontWeight: 650, color: refusal ? color.status.error : color.text }}>
        {refusal?.because ?? (isToBeSent ? 'To be sent' : waiting)}
      </Box>
      {refusal?.theirs && (
        <Quote
          title="Their answer"
          detail={[
            refusal.theirs.respondedByUsername ?? refusal.theirs.respondedBy,
            refusal.theirs.responseDate && schoolMoment(refusal.theirs.responseDate),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          {refusal.theirs.response}
        </Quote>
      )}
      <Quote
        title="Your answer"
        detail={`${WAY_WORDS[body.responseType]}, kept on this phone since ${schoolTimeAndDay(keptAt)}`}
      >
        {body.response}
      </Quote>
      {isToBeSent && <Composer answer={answer} address={toOpen} />}
      {(refusal || (isToBeSent && !isStored)) && <WriterActions answer={answer} />}
    </Box>
  );
}

function Quote({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <Box sx={{ pl: 1.5, borderLeft: `3px solid ${color.lineStrong}` }}>
      <Box sx={{ color: color.muted, fontSize: 14 }}>{title}</Box>
      <Box sx={{ whiteSpace: 'pre-wrap' }}>{children}</Box>
      <Box sx={{ color: color.muted, fontSize: 14 }}>{detail}</Box>
    </Box>
  );
}

/**
 * The press that sends it. A mail program takes a mail without a network and sends it later; a chat's page does not
 * open without one.
 */
function Composer({ answer, address }: { answer: KeptAnswer; address: string }) {
  const isOnline = useIsOnline();
  const isChat = answer.body.responseType === 'whatsapp';
  const place = isChat ? 'WhatsApp' : 'your e-mail program';
  if (isChat && !isOnline)
    return <Box sx={{ color: color.muted, fontSize: 15 }}>It can be opened in WhatsApp when the network is back.</Box>;
  return (
    <>
      <Box sx={{ color: color.muted, fontSize: 15 }}>
        {answer.isStored
          ? `It is saved, but ${place} did not open.`
          : `It counts as replied once ${place} was opened with it.`}
      </Box>
      <Button
        component="a"
        variant="contained"
        href={address}
        onClick={() => void composerOpened(answer)}
        {...(isChat && { target: '_blank', rel: 'noopener noreferrer' })}
        sx={{ minHeight: 52, fontWeight: 600 }}
      >
        Open {place}
      </Button>
    </>
  );
}

/** Changing it puts the text back into the form, over the message as it is now. */
function WriterActions({ answer }: { answer: KeptAnswer }) {
  const { message, body } = answer;
  const queryClient = useQueryClient();
  const question = useDialog('discard');

  async function drop(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    await dropAnswer(answer);
  }

  function change(): void {
    drafts.keep(message.id, { text: body.response, way: body.responseType });
    void drop();
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <Button
        variant={answer.refusal ? 'contained' : 'outlined'}
        color={answer.refusal ? 'primary' : 'inherit'}
        onClick={change}
      >
        Change
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => question.open()}>
        Discard
      </Button>
      <ConfirmDialog
        isOpen={question.isOpen}
        title="Discard this answer?"
        confirm="Discard"
        cancel="Keep it"
        onConfirm={() => void drop().then(question.close)}
        onCancel={question.close}
      >
        It was not saved, and it is gone then.
      </ConfirmDialog>
    </Box>
  );
}
