import { Button, styled, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { color, radius } from '#libs/design/tokens';
import { MESSAGES } from '../../../resources/messages/message-words';
import { chosenWay, RESPONSE_WAY_WORDS } from '../../../resources/messages/response-way';
import { schoolMoment, schoolDayAndTime } from '../../../shared/school-moment';
import { composerOpened, dropAnswer, isJustPressed } from '../../answers/outbox';
import type { KeptAnswer } from '../../answers/kept-answer';
import { useIsSendingAnswers } from '../../answers/use-answers';
import { useIsOnline } from '../../use-is-online';
import { useDialog } from '../../../shared/use-dialog';
import { ConfirmDialog } from '../../../shared/ConfirmDialog';
import { WrittenText } from '../../../shared/layout-parts';
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
  const waiting = isSending ? 'Sending...' : 'Waiting for a connection';
  return (
    <Frame aria-label="Unsent answer" data-refused={refusal !== undefined}>
      <Typography variant="bold" role="status" color={refusal ? 'error' : 'textPrimary'}>
        {refusal?.because ?? (isToBeSent ? 'To be sent' : waiting)}
      </Typography>
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
        detail={`${RESPONSE_WAY_WORDS[chosenWay(body)]}, saved on this phone, ${schoolDayAndTime(keptAt)}`}
      >
        {body.response}
      </Quote>
      {isToBeSent && <Composer answer={answer} address={toOpen} />}
      {(refusal || (isToBeSent && !isStored)) && <WriterActions answer={answer} />}
    </Frame>
  );
}

function Quote({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <QuoteFrame>
      <Typography variant="caption">{title}</Typography>
      <WrittenText>{children}</WrittenText>
      <Typography variant="caption">{detail}</Typography>
    </QuoteFrame>
  );
}

/**
 * The press that sends it. A mail program takes a mail without a network and sends it later; a chat's page does not
 * open without one.
 */
function Composer({ answer, address }: { answer: KeptAnswer; address: string }) {
  const isOnline = useIsOnline();
  const isChat = answer.body.responseType === 'whatsapp';
  const place = isChat ? 'WhatsApp' : 'your email program';
  if (isChat && !isOnline)
    return <Typography variant="caption">You can open it in WhatsApp when you are back online.</Typography>;
  return (
    <>
      <Typography variant="caption">
        {answer.isStored
          ? `Your answer is saved, but ${place} did not open.`
          : `The message counts as replied once you open the answer in ${place}.`}
      </Typography>
      <Button
        component="a"
        variant="contained"
        href={address}
        onClick={() => void composerOpened(answer)}
        {...(isChat && { target: '_blank', rel: 'noopener noreferrer' })}
        size="large"
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
    drafts.keep(message.id, { text: body.response, way: chosenWay(body) });
    void drop();
  }

  return (
    <TwoButtons>
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
        It has not been saved and will be lost.
      </ConfirmDialog>
    </TwoButtons>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  padding: theme.spacing(2),
  border: `1px solid ${color.lineStrong}`,
  '&[data-refused=true]': { borderColor: color.status.error },
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
  overflowWrap: 'anywhere',
}));

const QuoteFrame = styled('div')(({ theme }) => ({
  paddingLeft: theme.spacing(1.5),
  borderLeft: `3px solid ${color.lineStrong}`,
}));

const TwoButtons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1),
}));
