import { MenuItem, styled, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { CONTACT_RULES, type ResponseType } from '#libs/contracts/contact-message';
import { color, radius } from '#libs/design/tokens';
import { FAILED, WAY_WORDS } from '../../../resources/messages/message-words';
import { NO_DRAFT, type ResponseDraft } from '../../../resources/messages/response-drafts';
import { responseHint, responseLink } from '../../../resources/messages/response-link';
import {
  RESPONSE_WAY_WORDS,
  responseBody,
  type ResponseWay,
  type ShownMessage,
  wayFor,
  waysOf,
} from '../../../resources/messages/response-way';
import { TemplatePicker } from '../../../resources/messages/TemplatePicker';
import { BusyButton } from '../../../shared/BusyButton';
import { newIdempotencyKey } from '../../../shared/idempotency-key';
import { Refusal } from '../../../shared/notices';
import { answerPressed, keepAnswer } from '../../answers/outbox';
import { session } from '../../services';
import { drafts } from './phone-drafts';

interface AnswerFormProps {
  message: ShownMessage;
  /** The way by which the sender was reached just now: then what was said is to be kept, and not sent once more. */
  reached: ResponseType | undefined;
  /** The answer is kept, and on its way. */
  onKept: () => void;
}

/** An answer to keep and send. What was begun stays; what is saved is kept on the phone first. */
export function AnswerForm({ message, reached, onKept }: AnswerFormProps) {
  const [draft, setDraft] = useState<ResponseDraft>(() => drafts.read(message.id));
  const [refusal, setRefusal] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  // What was there when the first word was typed: news that come in while somebody types are not what they answer.
  const [answered, setAnswered] = useState(message);
  const form = useRef<HTMLFormElement>(null);
  const way = reached ?? wayFor(message, draft.way);
  const isTooLong = draft.text.trim().length > CONTACT_RULES.response.maxLength;
  const isBlank = draft.text.trim() === '';
  if (isBlank && answered !== message) setAnswered(message);

  useEffect(() => {
    if (reached) form.current?.scrollIntoView({ block: 'start' });
  }, [reached]);

  function change(next: ResponseDraft): void {
    setDraft(next);
    drafts.keep(message.id, next);
  }

  async function submit(): Promise<void> {
    const { userId } = session.state();
    if (isBlank || isTooLong || isBusy || userId === null) return;
    setBusy(true);
    setRefusal(undefined);
    const { id, updatedAt, responseDate, fullName } = answered;
    const key = newIdempotencyKey();
    const body = responseBody(way, draft.text.trim());
    const toOpen = reached ? undefined : responseLink(message, way, body.response);
    try {
      if (navigator.onLine) answerPressed(key);
      await keepAnswer({
        key,
        userId,
        message: { id, updatedAt, responseDate },
        to: fullName,
        body,
        keptAt: Date.now(),
        toOpen,
      });
      change(NO_DRAFT);
      onKept();
    } catch {
      setRefusal(new Error('Your answer could not be saved on this phone. Nothing was sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form
      ref={form}
      noValidate
      aria-label="Response"
      data-reached={reached !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Status role="status">{reached && 'Record your answer so that your colleagues can see it.'}</Status>
      {reached === undefined && (
        <TextField
          select
          label="Response method"
          value={way}
          helperText={responseHint(message, way)}
          onChange={({ target }) => change({ ...draft, way: target.value as ResponseWay })}
        >
          {waysOf(message).map((each) => (
            <MenuItem key={each} value={each}>
              {RESPONSE_WAY_WORDS[each]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={reached ? `What you answered (${WAY_WORDS[reached]})` : 'Response'}
        multiline
        minRows={4}
        maxRows={12}
        value={draft.text}
        slotProps={{ htmlInput: { readOnly: isBusy } }}
        error={isTooLong}
        helperText={isTooLong ? CONTACT_RULES.response.tooLong : !isBlank && 'Draft saved'}
        onChange={({ target }) => change({ ...draft, text: target.value })}
      />
      <TemplatePicker
        message={message}
        disabled={isBusy}
        begun={draft.text}
        onPick={(text) => change({ ...draft, text })}
      />
      <Refusal refusal={refusal} otherwise={FAILED.response} />
      <BusyButton type="submit" variant="contained" disabled={isBlank || isTooLong} loading={isBusy} size="large">
        {reached ? 'Save Response' : 'Save & Send Response'}
      </BusyButton>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  scrollMarginTop: 76,
  border: `1px solid ${color.line}`,
  '&[data-reached=true]': { borderColor: color.signal.base },
  borderRadius: radius.lg,
  backgroundColor: color.ink[800],
}));

const Status = styled('div')({ fontWeight: 600, '&:empty': { display: 'none' } });
