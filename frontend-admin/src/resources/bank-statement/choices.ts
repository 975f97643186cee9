/** What staff decided of the lines of a statement: for what each came in, and whether it is recorded now. */
import type { BankLineView, PaidLineDto, PaperView } from '#libs/contracts/generated/api';
import { formatRand } from '#libs/domain/money';

export interface Choice {
  paper: PaperView | null;
  isTicked: boolean;
}

export type Choices = ReadonlyMap<number, Choice>;

/** What is sure is ticked; what is likely waits for a look. */
export function firstChoices(lines: readonly BankLineView[], papers: readonly PaperView[]): Choices {
  return new Map(
    lines.filter(isOpen).map(({ row, kind, paperId, fate }) => {
      const paper = papers.find((one) => one.kind === kind && one.id === paperId) ?? null;
      return [row, { paper, isTicked: fate === 'sure' && paper !== null }];
    }),
  );
}

/** Whether it can become a payment. */
export function isOpen({ fate }: Pick<BankLineView, 'fate'>): boolean {
  return fate !== 'imported' && fate !== 'refused';
}

export function tickedLines(choices: Choices): PaidLineDto[] {
  return [...choices].flatMap(([row, { paper, isTicked }]) =>
    paper && isTicked ? [{ row, kind: paper.kind, id: paper.id }] : [],
  );
}

/** Cents of the lines that are ticked. */
export function tickedAmount(lines: readonly BankLineView[], choices: Choices): number {
  return lines.reduce((sum, { row, amount }) => sum + (choices.get(row)?.isTicked ? (amount ?? 0) : 0), 0);
}

/** What becomes of a payment that is not what is open; null: it is. */
export function differenceWords(amount: number, { kind, openAmount }: PaperView): string | null {
  const over = amount - openAmount;
  if (over < 0) return `${formatRand(-over)} will still be owed`;
  if (over === 0) return null;
  return kind === 'client'
    ? `${formatRand(over)} will be kept as the client's credit`
    : `${formatRand(over)} more than is owed. Choose the client or record it by hand`;
}
