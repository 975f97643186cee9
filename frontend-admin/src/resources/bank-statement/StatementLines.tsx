import { Alert, Button, Card, CardContent, styled, Typography } from '@mui/material';
import { useState } from 'react';
import type {
  BankLineView,
  ImportStatementDto,
  StatementLayoutDto,
  StatementPreviewView,
} from '#libs/contracts/generated/api';
import { BANK_STATEMENT_RULES, paymentCountWords } from '#libs/contracts/bank-statement';
import { useIdempotencyKey } from '../../shared/idempotency-key';
import { BusyButton } from '../../shared/BusyButton';
import { Column, Row } from '../../shared/layout-parts';
import { Notice, Refusal } from '../../shared/notices';
import { LeaveGuard } from '../../shared/LeaveGuard';
import { CLIENT_MONEY_STALE } from '../../shared/statement/client-money';
import { useWrite } from '../../shared/use-write';
import { type Choice, type Choices, firstChoices, isOpen, tickedAmount, tickedLines } from './choices';
import { wholeLayout } from './LayoutFields';
import { StatementLine, ToldLine } from './StatementLine';

const LINES_AT_ONCE = 50;
const FAILED = 'Failed to import the statement';
export const NOT_IMPORTED = 'What you matched and ticked is not imported yet.';

interface StatementLinesProps {
  content: string;
  preview: StatementPreviewView;
  /** The button that was pressed is gone: what is left is told in its place. */
  isAfterImport: boolean;
  /** Something was matched or ticked by hand. */
  isDecided: boolean;
  onDecided: () => void;
  onImported: (layout: StatementLayoutDto) => void;
}

/** The payments of the file, for what each is, and the press that records those that are ticked. */
export function StatementLines({
  content,
  preview,
  isAfterImport,
  isDecided,
  onDecided,
  onImported,
}: StatementLinesProps) {
  const { lines, papers } = preview;
  const [choices, setChoices] = useState<Choices>(() => firstChoices(lines, papers));
  const layout = wholeLayout(preview.layout);
  if (!layout) return null;
  const open = lines.filter(isOpen);
  function choose(row: number, choice: Choice): void {
    onDecided();
    setChoices((before) => new Map(before).set(row, choice));
  }
  return (
    <Card
      component="section"
      aria-label="Payments"
      tabIndex={-1}
      ref={(card: HTMLElement | null) => {
        if (isAfterImport && document.activeElement === document.body) card?.focus();
      }}
    >
      <CardContent>
        <Column gap={2}>
          <Counts preview={preview} />
          {open.length > 0 ? (
            <>
              <OpenLines {...{ lines: open, papers, choices }} onChoose={choose} />
              <ImportBar {...{ content, layout, lines, choices }} onImported={() => onImported(layout)} />
            </>
          ) : (
            <Notice kind="empty" isPlain title="There are no payments left to import.">
              {lines.length === 0 && 'If you expected some, check how the file is read.'}
            </Notice>
          )}
          <LeaveGuard isDirty={isDecided} loss={NOT_IMPORTED} />
          <RefusedLines lines={lines.filter(({ fate }) => fate === 'refused')} />
        </Column>
      </CardContent>
    </Card>
  );
}

function Counts({ preview: { lines, moneyOutCount } }: Pick<StatementLinesProps, 'preview'>) {
  const imported = lines.filter(({ fate }) => fate === 'imported').length;
  const told = [
    imported > 0 && `Imported before: ${linesWords(imported)}.`,
    moneyOutCount > 0 && `Money out, not shown: ${linesWords(moneyOutCount)}.`,
  ].filter((sentence) => sentence !== false);
  return (
    <div>
      <Typography variant="cardTitle" component="h2">
        Payments
      </Typography>
      <Typography variant="secondary">
        {[
          "Tick the payments that are correct. A client's payment is applied to the oldest invoices first.",
          ...told,
        ].join(' ')}
      </Typography>
    </div>
  );
}

function linesWords(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}

interface OpenLinesProps {
  lines: readonly BankLineView[];
  papers: StatementPreviewView['papers'];
  choices: Choices;
  onChoose: (row: number, choice: Choice) => void;
}

function OpenLines({ lines, papers, choices, onChoose }: OpenLinesProps) {
  const [shownCount, setShownCount] = useState(LINES_AT_ONCE);
  const more = Math.min(LINES_AT_ONCE, lines.length - shownCount);
  return (
    <div>
      <Lines>
        {lines.slice(0, shownCount).map((line) => (
          <li key={line.row}>
            <StatementLine
              line={line}
              papers={papers}
              choice={choices.get(line.row)!}
              onChoose={(choice) => onChoose(line.row, choice)}
            />
          </li>
        ))}
      </Lines>
      {more > 0 && (
        <Button color="inherit" onClick={() => setShownCount(shownCount + LINES_AT_ONCE)}>
          Show {more} more of {lines.length - shownCount}
        </Button>
      )}
    </div>
  );
}

interface ImportBarProps {
  content: string;
  layout: StatementLayoutDto;
  lines: readonly BankLineView[];
  choices: Choices;
  onImported: () => void;
}

function ImportBar({ content, layout, lines, choices, onImported }: ImportBarProps) {
  const keyOf = useIdempotencyKey();
  const { run, isBusy, refusal } = useWrite({ stale: [...CLIENT_MONEY_STALE, ['orders']], failed: FAILED });
  const { maxCount, tooMany } = BANK_STATEMENT_RULES.lines;
  const ticked = tickedLines(choices);
  const words = paymentCountWords(ticked.length, tickedAmount(lines, choices));

  function record(): void {
    const statement: ImportStatementDto = { content, layout, lines: ticked };
    void run((api) => api.importStatement(statement, keyOf(statement)), {
      done: ({ lineCount, amount }) => `${paymentCountWords(lineCount, amount)} recorded`,
      onDone: onImported,
    });
  }

  return (
    <div>
      <Row gap={1.5} rowGap={1} wrap justify="flex-end">
        <Typography variant="secondary">
          {ticked.length > maxCount
            ? tooMany
            : ticked.length === 0
              ? 'No payments ticked.'
              : 'Recorded as EFT. If one cannot be recorded, none are.'}
        </Typography>
        <BusyButton
          variant="contained"
          loading={isBusy}
          disabled={ticked.length === 0 || ticked.length > maxCount}
          onClick={record}
        >
          Import {words}
        </BusyButton>
      </Row>
      <Refusal refusal={refusal} otherwise={FAILED} />
    </div>
  );
}

function RefusedLines({ lines }: { lines: readonly BankLineView[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Cannot be imported">
      <Alert severity="warning">
        {lines.length === 1 ? 'One line cannot be imported.' : `${lines.length} lines cannot be imported.`}
      </Alert>
      <Lines>
        {lines.slice(0, LINES_AT_ONCE).map((line) => (
          <li key={line.row}>
            <ToldLine line={line} />
            <Typography variant="body2">{line.note}</Typography>
          </li>
        ))}
      </Lines>
    </section>
  );
}

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.5), borderBottom: `1px solid ${theme.palette.rowLine}` },
}));
