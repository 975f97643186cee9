import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { EntityManager, In } from 'typeorm';
import { BANK_STATEMENT_RULES as RULES, namedInVain } from '#libs/contracts/bank-statement';
import { type MatchedLine, matchLines } from '#libs/domain/bank-statement/match-lines';
import {
  type GuessedLayout,
  guessBelow,
  guessLayout,
  HEADER_ROWS,
  headerKey,
  type StatementLayout,
} from '#libs/domain/bank-statement/statement-layout';
import { statementText } from '#libs/domain/bank-statement/bank-cells';
import { closedBooksRefusal, isInClosedBooks } from '#libs/domain/books';
import { isoDate } from '#libs/domain/schedule/school-clock';
import { facts } from '#libs/school/facts';
import { schoolToday } from '#libs/school/school-today';
import { BankLayout, BankLine } from './bank-line.entity.js';
import type { PreviewStatementDto } from './bank-statement.dto.js';
import type { BankLineView, StatementPreviewView } from './bank-statement.view.js';
import { paperViews, readOpenPapers } from './open-papers.js';
import { readLines, readRows, type StatementLine } from './read-statement.js';

/** Of a row above the lines as much as tells it from the others. */
const SHOWN_OF_ROW = 100;

/** What would become of a bank statement, and how such files are read. */
@Injectable()
export class BankStatementsService {
  constructor(private readonly manager: EntityManager) {}

  /** Writes nothing. @throws RefusedFields for a file that as a whole cannot be read */
  async preview({ content, layout: chosen, headerRow }: PreviewStatementDto): Promise<StatementPreviewView> {
    const rows = await readRows(content);
    return this.manager.transaction('REPEATABLE READ', async (manager) => {
      const isChosen = chosen !== undefined || headerRow !== undefined;
      const kept = isChosen ? undefined : await readKeptLayout(manager, rows);
      const guessed = headerRow === undefined ? guessLayout(rows) : guessBelow(rows, headerRow);
      const layout = chosen ?? kept ?? guessed;
      return {
        layout,
        isLayoutKept: kept !== undefined,
        columnNames: columnNames(rows, layout.headerRow),
        firstRows: rows.slice(0, HEADER_ROWS).map((cells) => statementText(cells).slice(0, SHOWN_OF_ROW)),
        ...(await judge(manager, rows, layout)),
      };
    });
  }

  /** For the next file with the same names of columns. */
  async keepLayout(manager: EntityManager, rows: string[][], layout: StatementLayout): Promise<void> {
    const headerHash = hashed(headerKey(rows, layout.headerRow));
    const { headerRow, date, amount, text } = layout;
    await manager.upsert(BankLayout, { headerHash, layout: { headerRow, date, amount, text } }, ['headerHash']);
  }
}

/** Why a line cannot be recorded, whatever it is for; undefined: it can. */
export function refusalOf({ date }: Pick<StatementLine, 'date'>): string | undefined {
  if (date > isoDate(schoolToday())) return RULES.line.notYet;
  const { booksClosedUntil } = facts.invoices;
  return isInClosedBooks(date, { booksClosedUntil }) ? closedBooksRefusal(booksClosedUntil!) : undefined;
}

/** The fingerprints that are there already, in hexadecimal. */
export async function readImported(manager: EntityManager, lines: readonly StatementLine[]): Promise<Set<string>> {
  const rows = await manager
    .createQueryBuilder(BankLine, 'line')
    .select('line.fingerprint', 'fingerprint')
    .where('line.fingerprint = ANY(:fingerprints)', { fingerprints: lines.map(({ fingerprint }) => fingerprint) })
    .getRawMany<{ fingerprint: Buffer }>();
  return new Set(rows.map(({ fingerprint }) => fingerprint.toString('hex')));
}

async function judge(
  manager: EntityManager,
  rows: string[][],
  { headerRow, date, amount, text }: GuessedLayout,
): Promise<Pick<StatementPreviewView, 'lines' | 'moneyOutCount' | 'papers'>> {
  if (date === null || amount === null || text === null) return { lines: [], moneyOutCount: 0, papers: [] };
  const { lines, unread, moneyOutCount } = readLines(rows, { headerRow, date, amount, text });
  const imported = await readImported(manager, lines);
  const papers = await readOpenPapers(
    manager,
    lines.map((line) => line.text),
  );
  const isImported = ({ fingerprint }: StatementLine) => imported.has(fingerprint.toString('hex'));
  const open = lines.filter((line) => !isImported(line) && refusalOf(line) === undefined);
  const matched = new Map(matchLines(open, papers).map((match, at) => [open[at]!.row, match]));
  const views = lines.map((line) => lineView(line, isImported(line), matched.get(line.row)));
  for (const { problem, ...line } of unread) views.push({ ...line, ...NOT_MATCHED, fate: 'refused', note: problem });
  return { lines: views.toSorted((a, b) => a.row - b.row), moneyOutCount, papers: paperViews(papers) };
}

const NOT_MATCHED = { kind: null, paperId: null, note: null };

function lineView(line: StatementLine, isImported: boolean, matched: MatchedLine | undefined): BankLineView {
  const { row, date, amount, text } = line;
  const told = { row, date, amount, text, ...NOT_MATCHED };
  if (isImported) return { ...told, fate: 'imported' };
  if (!matched) return { ...told, fate: 'refused', note: refusalOf(line) ?? null };
  const { match, inVain } = matched;
  const note = inVain && namedInVain(inVain.number, inVain.openAmount);
  if (!match) return { ...told, fate: 'unmatched', note };
  return { ...told, fate: match.isSure ? 'sure' : 'likely', kind: match.kind, paperId: match.id, note };
}

async function readKeptLayout(manager: EntityManager, rows: string[][]): Promise<StatementLayout | undefined> {
  const headerRows = [...rows.slice(0, HEADER_ROWS).map((_cells, at) => at + 1), null];
  const hashes = headerRows.map((headerRow) => hashed(headerKey(rows, headerRow)));
  const kept = await manager.findBy(BankLayout, { headerHash: In(hashes) });
  for (const [at, headerRow] of headerRows.entries()) {
    const found = kept.find(({ headerHash }) => headerHash.equals(hashes[at]!));
    // The names may stand in another row this time.
    if (found) return { ...found.layout, headerRow };
  }
  return undefined;
}

function columnNames(rows: string[][], headerRow: number | null): string[] {
  const names = headerRow === null ? [] : (rows[headerRow - 1] ?? []);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: Math.min(width, RULES.column.max) }, (_none, at) => {
    return statementText([names[at] ?? '']) || `Column ${at + 1}`;
  });
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
