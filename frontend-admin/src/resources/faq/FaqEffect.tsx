import { styled, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FaqPreview, PreviewFaqDto } from '#libs/contracts/generated/api';
import { BusyButton } from '../../shared/BusyButton';
import { EyeIcon } from '../../shared/icons';
import { useFormMode } from '../../shared/form-mode';
import { Column } from '../../shared/layout-parts';
import { Refusal } from '../../shared/notices';
import { useWrite } from '../../shared/use-write';
import { answeredInWords, askedInWords, changedInWords, FAQ, FAQ_RULES, moreInWords } from './faq-words';

const PREVIEW = { failed: 'The effect of this FAQ could not be loaded', reason: 'beside', stale: [] } as const;

type Values = PreviewFaqDto & Record<string, unknown>;

/** What the assistant would answer otherwise to what visitors have asked, before anything is saved. */
export function FaqEffect() {
  const { getValues, trigger, setError } = useFormContext<Values>();
  const { id } = useFormMode(FAQ);
  const { run, isBusy, refusal } = useWrite(PREVIEW);
  const [seen, setSeen] = useState<{ of: string; effect: FaqPreview }>();
  const { watch } = useFormContext<Values>();
  // What was typed since is another FAQ: its effect is not known.
  const typed = JSON.stringify(faqOf(watch()));

  async function look(): Promise<void> {
    if (!(await trigger())) return;
    const values = getValues();
    const messages = FAQ_RULES.validate(values);
    for (const [field, message] of Object.entries(messages)) setError(field, { message: String(message) });
    if (Object.keys(messages).length > 0) return;
    const faq = faqOf(values);
    await run((api) => api.previewFaq({ ...faq, ...(id !== undefined && { id }) }), {
      onDone: (effect) => setSeen({ of: JSON.stringify(faq), effect }),
    });
  }

  return (
    <Column gap={1.5} as="section" aria-label="What this changes">
      <BusyButton
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<EyeIcon />}
        loading={isBusy}
        onClick={() => void look()}
        sx={{ justifySelf: 'start' }}
      >
        See what this changes
      </BusyButton>
      <Refusal refusal={refusal} otherwise={PREVIEW.failed} />
      <div role="status">{seen?.of === typed && <Effect effect={seen.effect} />}</div>
    </Column>
  );
}

function faqOf({ question, answer, category, isActive }: Values): PreviewFaqDto {
  return { question, answer, ...(category && { category }), isActive: isActive !== false };
}

function Effect({ effect: { asked, answered, changed } }: { effect: FaqPreview }) {
  return (
    <Column gap={1.5}>
      <Typography variant="secondary">{askedInWords(asked)}</Typography>
      {[
        { words: answeredInWords(answered.count), ...answered, hasFrom: false },
        { words: changedInWords(changed.count), ...changed, hasFrom: true },
      ].map(({ words, count, examples, hasFrom }) => (
        <Column key={words} gap={1}>
          <Typography variant="bold" component="h3" sx={{ m: 0 }}>
            {words}
          </Typography>
          {examples.length > 0 && (
            <Examples>
              {examples.map(({ question, from, to }) => (
                <li key={question}>
                  <Typography variant="medium" component="div">
                    {question}
                  </Typography>
                  {hasFrom && <Typography variant="caption" component="div">{`Now: ${from}`}</Typography>}
                  <Typography variant="caption" component="div">{`Then: ${to}`}</Typography>
                </li>
              ))}
            </Examples>
          )}
          {moreInWords(count, examples.length) && (
            <Typography variant="caption">{moreInWords(count, examples.length)}</Typography>
          )}
        </Column>
      ))}
    </Column>
  );
}

/** So many of them scroll in their own room, so that the button that saves stays near. */
const Examples = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  maxHeight: 280,
  overflowY: 'auto',
  margin: 0,
  padding: theme.spacing(1.5),
  listStyle: 'none',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.quiet,
}));
