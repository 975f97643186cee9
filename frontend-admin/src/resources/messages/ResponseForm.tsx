import { MenuItem, styled, TextField, Typography } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { CONTACT_RULES } from '#libs/contracts/contact-message';
import { NOT_ON_PAPER } from '../../print-styles';
import { newIdempotencyKey } from '../../shared/idempotency-key';
import { BusyButton } from '../../shared/BusyButton';
import { currentRecord } from '../../shared/failure';
import { Refusal } from '../../shared/notices';
import { Row, WrittenText } from '../../shared/layout-parts';
import { followLink } from '../../shared/save-file';
import { schoolMoment } from '../../shared/school-moment';
import { useWrite } from '../../shared/use-write';
import { FAILED, MESSAGES } from './message-words';
import { createResponseDrafts, NO_DRAFT, type ResponseDraft } from './response-drafts';
import { responseHint, responseLink } from './response-link';
import {
  RESPONSE_WAY_WORDS,
  responseBody,
  type ResponseWay,
  type ShownMessage,
  threadOf,
  wayFor,
  waysOf,
} from './response-way';
import { saveResponse } from './save-response';
import { TemplatePicker } from './TemplatePicker';

/** The open message's subject, which takes the focus when the answer is left. */
export const MESSAGE_HEADING_ID = 'message-heading';
export const RESPONSE_TEXT_ID = 'response-text';

const drafts = createResponseDrafts(window.sessionStorage, window.localStorage);

/** A conversation of the assistant is handled once its message is answered. */
const STALE = [[MESSAGES], ['chat-conversations']];
const RESPONSE = { done: 'Response saved successfully', failed: FAILED.response, stale: STALE };

/** Method, text, Save & Send Response. What was begun stays until it is saved. */
export function ResponseForm({ message }: { message: ShownMessage }) {
  const [draft, setDraft] = useState<ResponseDraft>(() => drafts.read(message.id));
  // What was there when the first word was typed: news that a refresh brings while somebody types are told before they
  // are overwritten.
  const [answered, setAnswered] = useState(message);
  const { run, isBusy, refusal } = useWrite(RESPONSE);
  const form = useRef<HTMLFormElement>(null);
  // The same for each try of one answer: a connection that broke after the school had it sends nothing twice.
  const attempt = useRef({ written: '', key: '' });
  const way = wayFor(message, draft.way);
  const isTooLong = draft.text.trim().length > CONTACT_RULES.response.maxLength;
  const isBlank = draft.text.trim() === '';
  if ((isBlank || refusal !== undefined) && answered !== message) setAnswered(message);

  function change(next: ResponseDraft): void {
    setDraft(next);
    drafts.keep(message.id, next);
  }

  /** Saves first, so that nothing is sent that is not kept. */
  async function submit(): Promise<void> {
    if (isBlank || isTooLong || isBusy) return;
    const response = draft.text.trim();
    const body = responseBody(way, response);
    const written = JSON.stringify(body);
    if (attempt.current.written !== written) attempt.current = { written, key: newIdempotencyKey() };
    const isSent = await run((api) => saveResponse(api, answered, body, attempt.current.key), {
      onDone: () => {
        const link = responseLink(message, way, response);
        if (link) followLink(link, way === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {});
      },
    });
    if (isSent) {
      attempt.current = { written: '', key: '' };
      change(NO_DRAFT);
    }
    // Sending took the focus; who has gone on to another message by now keeps theirs.
    if (form.current) document.getElementById(isSent ? MESSAGE_HEADING_ID : RESPONSE_TEXT_ID)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    document.getElementById(MESSAGE_HEADING_ID)?.focus();
  }

  return (
    <Form
      ref={form}
      className={NOT_ON_PAPER}
      noValidate
      aria-label="Response"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        select
        label="Response method"
        value={way}
        helperText={responseHint(message, way)}
        disabled={isBusy}
        onChange={({ target }) => change({ ...draft, way: target.value as ResponseWay })}
      >
        {waysOf(message).map((each) => (
          <MenuItem key={each} value={each}>
            {RESPONSE_WAY_WORDS[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id={RESPONSE_TEXT_ID}
        label="Response"
        multiline
        minRows={3}
        maxRows={8}
        value={draft.text}
        slotProps={{ htmlInput: { readOnly: isBusy } }}
        error={isTooLong}
        helperText={isTooLong ? CONTACT_RULES.response.tooLong : undefined}
        onChange={({ target }) => change({ ...draft, text: target.value })}
        onKeyDown={onKeyDown}
      />
      <Refusal refusal={refusal} otherwise={FAILED.response} />
      <AnsweredMeanwhile message={currentRecord(refusal) as ShownMessage | undefined} />
      <Row gap={1.5}>
        <BusyButton type="submit" variant="contained" disabled={isBlank || isTooLong} loading={isBusy}>
          Save & Send Response
        </BusyButton>
        <TemplatePicker
          message={message}
          disabled={isBusy}
          begun={draft.text}
          onPick={(text) => change({ ...draft, text })}
          onPicked={() => document.getElementById(RESPONSE_TEXT_ID)?.focus()}
        />
        <Status role="status">{!isBlank && 'Draft saved'}</Status>
      </Row>
    </Form>
  );
}

/** Of an answer that was refused as a colleague was faster: theirs, before a second press sends this one as well. */
function AnsweredMeanwhile({ message }: { message: ShownMessage | undefined }) {
  const last = message && threadOf(message).at(-1);
  if (!last) return null;
  return (
    <Theirs role="group" aria-label="Answered meanwhile" tabIndex={0}>
      <Typography variant="small">
        {`Answered by ${last.sentBy}, ${schoolMoment(last.createdAt)}. Save again to send yours as well.`}
      </Typography>
      <WrittenText>{last.text}</WrittenText>
    </Theirs>
  );
}

/** A long answer leaves the form its room. */
const Theirs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  maxHeight: 120,
  overflow: 'auto',
  padding: theme.spacing(1.25, 1.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}));

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2.5) },
}));

const Status = styled('div')(({ theme }) => ({ ...theme.typography.caption, marginLeft: 'auto' }));
