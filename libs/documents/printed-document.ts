/**
 * What a page of the school's papers says, in words already: plain JSON, so that it can be handed to another thread.
 */

export interface Entry {
  label: string;
  value: string;
}

export interface PrintedParty {
  /** `From` */
  label: string;
  name: string;
  lines: string[];
}

export interface PrintedColumn {
  label: string;
  /** Figures stand on the right, in digits of one width. */
  isFigure: boolean;
}

export interface PrintedTable {
  /** The first takes the width that the others leave. */
  columns: PrintedColumn[];
  rows: string[][];
  /** Said in place of rows when there are none. */
  whenEmpty: string;
}

export interface PrintedSum extends Entry {
  /** A total stands out, and what is still asked for most of all. */
  weight: 'plain' | 'total' | 'due';
}

export interface PrintedDocument {
  /** `Tax Invoice` */
  title: string;
  /** `INV-2027-0001`, or whose statement it is: with the title it names the file and every page. */
  name: string;
  /** Who issues it: the file's author. */
  author: string;
  /** Beside the drawn mark: what the school is called for short. */
  brand: string;
  /** When its content last changed, ISO 8601: the same content makes the same bytes. */
  changedAt: string;
  /** A JPEG or PNG in base64; the school's drawn mark stands in its place. */
  logo: string | null;
  /** `Paid`, stamped beside the title. */
  stamp: string | null;
  facts: Entry[];
  parties: PrintedParty[];
  /** A sentence above the table. */
  opening: string | null;
  table: PrintedTable;
  sums: PrintedSum[];
  /** A row of figures below the sums. */
  ageing: Entry[];
  /** How to pay. */
  payment: { title: string; entries: Entry[] } | null;
  notes: { title: string; text: string } | null;
}
