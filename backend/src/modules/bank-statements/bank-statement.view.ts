import { ApiProperty } from '@nestjs/swagger';
import { BANK_LINE_FATES, type BankLineFate } from '#libs/contracts/bank-statement';
import { PAPER_KINDS, type PaperKind } from '#libs/domain/bank-statement/match-lines';
import type { GuessedLayout } from '#libs/domain/bank-statement/statement-layout';

/** Where the file says what; null: it could not be guessed. Rows and columns are counted from 1. */
export class GuessedLayoutView implements GuessedLayout {
  /** Null: no row names the columns. */
  @ApiProperty({ type: 'integer', nullable: true })
  headerRow: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  date: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  amount: number | null;

  @ApiProperty({ type: [Number], nullable: true })
  text: number[] | null;
}

/** An invoice, an order or a client that a line may have come in for. */
export class PaperView {
  @ApiProperty({ enum: PAPER_KINDS })
  kind: PaperKind;

  id: number;

  /** Its number and whose it is; of a client its name. */
  label: string;

  /** Integer cents; of a client those of all its invoices. */
  openAmount: number;
}

/** A line with money that came in. */
export class BankLineView {
  /** As spreadsheets number it. */
  row: number;

  /** Like `2027-04-16`; null: it cannot be read. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  date: string | null;

  /** Integer cents; null: it cannot be read. */
  @ApiProperty({ type: 'integer', nullable: true })
  amount: number | null;

  /** What the payer wrote. */
  text: string;

  @ApiProperty({ enum: BANK_LINE_FATES })
  fate: BankLineFate;

  /** What it came in for, of a sure or a likely one. */
  @ApiProperty({ enum: PAPER_KINDS, nullable: true })
  kind: PaperKind | null;

  @ApiProperty({ type: 'integer', nullable: true })
  paperId: number | null;

  /** Why it is refused, or not sure. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

/** What becomes of a bank statement. */
export class StatementPreviewView {
  layout: GuessedLayoutView;

  /** The layout is that of the last file with the same names of columns. */
  isLayoutKept: boolean;

  /** Column names, from the first on. */
  @ApiProperty({ type: [String] })
  columnNames: string[];

  /** The first rows of the file, any of which may name the columns. */
  @ApiProperty({ type: [String] })
  firstRows: string[];

  /** In the order of the file; none as long as the layout is not whole. */
  @ApiProperty({ type: [BankLineView] })
  lines: BankLineView[];

  /** How many lines are of money that went out. */
  moneyOutCount: number;

  /** Invoices and orders of which something is open, and all clients. */
  @ApiProperty({ type: [PaperView] })
  papers: PaperView[];
}

/** What was imported. */
export class BankImportView {
  id: number;

  /** How many payments were recorded. */
  lineCount: number;

  /** Integer cents, of all of them. */
  amount: number;

  importedBy: string;

  createdAt: Date;
}
