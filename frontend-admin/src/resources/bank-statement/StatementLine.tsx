import { Autocomplete, Button, Checkbox, styled, TextField, Typography } from '@mui/material';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { BankLineView, PaperView } from '#libs/contracts/generated/api';
import type { BankLineFate } from '#libs/contracts/bank-statement';
import { writtenDate } from '#libs/documents/document-words';
import { formatRand } from '#libs/domain/money';
import { Grow, LongText, NoWrap, Row } from '../../shared/layout-parts';
import { StatusBadge } from '../../shared/StatusBadge';
import { type Choice, differenceWords } from './choices';

const BADGES: Partial<Record<BankLineFate, Parameters<typeof StatusBadge>[0]>> = {
  sure: { variant: 'good', children: 'Matched' },
  likely: { variant: 'next', children: 'Please check' },
  unmatched: { variant: 'neutral', children: 'Not matched' },
};
const GROUPS: Record<PaperView['kind'], string> = { invoice: 'Invoices', order: 'Orders', client: 'Clients' };

interface StatementLineProps {
  line: BankLineView;
  papers: readonly PaperView[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** One payment: what the payer wrote, and for what it is. */
export function StatementLine({ line, papers, choice, onChoose }: StatementLineProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useFocusAfterChoosing(isChoosing);
  const textId = useId();
  const { paper, isTicked } = choice;
  const badge = BADGES[line.fate];
  const isAsProposed = paper?.kind === line.kind && paper?.id === line.paperId;
  return (
    <Row gap={1} align="start">
      <Checkbox
        checked={isTicked}
        disabled={paper === null}
        onChange={(_event, ticked) => onChoose({ paper, isTicked: ticked })}
        slotProps={{ input: { 'aria-label': 'Import', 'aria-describedby': textId } }}
      />
      <Grow>
        <ToldLine line={line} textId={textId} />
        {isChoosing ? (
          <PaperPicker
            papers={papers}
            onChosen={(chosen) => {
              setIsChoosing(false);
              if (chosen) onChoose({ paper: chosen, isTicked: true });
            }}
          />
        ) : (
          <Row gap={1} rowGap={0.5} wrap>
            <LongText>{paper ? `For ${paper.label}` : 'Not assigned yet'}</LongText>
            {paper && <Typography variant="secondary">{formatRand(paper.openAmount)} open</Typography>}
            {badge && (isAsProposed || paper === null) && <StatusBadge {...badge} />}
            <Button
              ref={button}
              size="small"
              color="inherit"
              aria-describedby={textId}
              onClick={() => setIsChoosing(true)}
            >
              {paper ? 'Change' : 'Choose'}
            </Button>
          </Row>
        )}
        <Notes line={line} paper={paper} />
      </Grow>
    </Row>
  );
}

/** When the field goes and takes the focus along, the button that opens it has it. */
function useFocusAfterChoosing(isChoosing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current && !isChoosing && document.activeElement === document.body) button.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  return button;
}

function Notes({ line: { note, amount }, paper }: { line: BankLineView; paper: PaperView | null }) {
  const notes = [note, paper && amount !== null ? differenceWords(amount, paper) : null].filter(
    (each) => each !== null,
  );
  return notes.map((each) => (
    <Typography key={each} variant="secondary" component="p">
      {each}
    </Typography>
  ));
}

/** Date, amount and text as the bank has them. */
export function ToldLine({ line, textId }: { line: BankLineView; textId?: string }) {
  const { row, date, amount, text } = line;
  return (
    <Head>
      <div>
        <LongText id={textId} lines={3}>
          <Typography variant="strong">{text === '' ? 'No description' : text}</Typography>
        </LongText>
        <Typography variant="caption">
          {date === null ? 'No date' : writtenDate(date)}, row {row}
        </Typography>
      </div>
      <NoWrap>
        <Typography variant="strong">{amount === null ? 'No amount' : formatRand(amount)}</Typography>
      </NoWrap>
    </Head>
  );
}

interface PaperPickerProps {
  papers: readonly PaperView[];
  onChosen: (paper: PaperView | null) => void;
}

function PaperPicker({ papers, onChosen }: PaperPickerProps) {
  return (
    <Autocomplete<PaperView>
      autoHighlight
      openOnFocus
      options={papers}
      groupBy={({ kind }) => GROUPS[kind]}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      noOptionsText="Nothing unpaid was found under that name."
      onChange={(_event, chosen) => onChosen(chosen)}
      onBlur={() => onChosen(null)}
      renderOption={({ key, ...props }, { label, openAmount }) => (
        <li key={key} {...props}>
          <LongText>
            {label}
            <Typography variant="caption">{formatRand(openAmount)} open</Typography>
          </LongText>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} autoFocus label="What it is for" placeholder="Number or name" margin="dense" />
      )}
    />
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(1),
}));
