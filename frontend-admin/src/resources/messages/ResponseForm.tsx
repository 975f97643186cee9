import { MenuItem, styled, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import {
  CONTACT_RULES,
  DEFAULT_RESPONDED_BY,
  RESPONSE_TYPES,
  type ResponseType,
} from '#libs/contracts/contact-message';
import type { ContactMessage } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { Refusal } from '../../shared/notices';
import { Row } from '../../shared/layout-parts';
import { followLink } from '../../shared/save-file';
import { useWrite } from '../../shared/use-write';
import { FAILED, MESSAGES, WAY_WORDS } from './message-words';
import { createResponseDrafts, NO_DRAFT, type ResponseDraft } from './response-drafts';
import { responseHint, responseLink } from './response-link';
import { saveResponse } from './save-response';

/** The open message's subject, which takes the focus when the answer is left. */
export const MESSAGE_HEADING_ID = 'message-heading';
export const RESPONSE_TEXT_ID = 'response-text';

const drafts = createResponseDrafts(window.sessionStorage, window.localStorage);

const RESPONSE = { done: 'Response saved successfully', failed: FAILED.response, stale: [[MESSAGES]] };

/** Method, text, Save & Send Response. What was begun stays until it is saved. */
export function ResponseForm({ message }: { message: ContactMessage }) {
  const [draft, setDraft] = useState<ResponseDraft>(() => drafts.read(message.id));
  // What was there when the first word was typed: news that a refresh brings while somebody types are told before they
  // are overwritten.
  const [answered, setAnswered] = useState(message);
  const { run, isBusy, refusal } = useWrite(RESPONSE);
  const form = useRef<HTMLFormElement>(null);
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
    const { way } = draft;
    const response = draft.text.trim();
    const body = { response, responseType: way, respondedBy: DEFAULT_RESPONDED_BY };
    const isSent = await run((api) => saveResponse(api, answered, body), {
      onDone: () => {
        const link = responseLink(message, way, response);
        if (link) followLink(link, way === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {});
      },
    });
    if (isSent) change(NO_DRAFT);
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
        value={draft.way}
        helperText={responseHint(message, draft.way)}
        disabled={isBusy}
        onChange={({ target }) => change({ ...draft, way: target.value as ResponseType })}
      >
        {RESPONSE_TYPES.map((way) => (
          <MenuItem key={way} value={way}>
            {WAY_WORDS[way]}
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
      <Row gap={1.5}>
        <BusyButton type="submit" variant="contained" disabled={isBlank || isTooLong} loading={isBusy}>
          Save & Send Response
        </BusyButton>
        <Status role="status">{!isBlank && 'Draft kept'}</Status>
      </Row>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2.5) },
}));

const Status = styled('div')(({ theme }) => ({ ...theme.typography.caption, marginLeft: 'auto' }));
