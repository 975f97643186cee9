// For what a payment came in (issue 21.4): the number of an invoice or an order, or the name of a client, in what the
// payer wrote, and what is open there. Sure only where the amount says the same; the rest staff confirm.
import { plainName } from '#libs/domain/client-lookalike';
import { proposeAllocations } from '#libs/domain/client-payment';

export const PAPER_KINDS = ['invoice', 'order', 'client'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export interface PaidInvoice {
  id: number;
  /** `INV-2026-0012` */
  number: string;
  /** Null: its client was deleted. */
  clientId: number | null;
  dueDate: string;
  /** Cents; 0 or less: nothing. */
  openAmount: number;
}

export interface PaidOrder {
  id: number;
  /** `SC-XXXX-XXXX-XXXX-XXXX` */
  number: string;
  openAmount: number;
}

/** Those of which something is open, and those that are named. */
export interface Papers {
  invoices: readonly PaidInvoice[];
  orders: readonly PaidOrder[];
  clients: readonly { id: number; name: string }[];
}

export interface Match {
  kind: PaperKind;
  id: number;
  /** The text and the amount say so. */
  isSure: boolean;
}

/** A paper that the text names and that cannot take the amount. */
export interface NamedInVain {
  number: string;
  openAmount: number;
}

export interface MatchedLine {
  match: Match | null;
  inVain: NamedInVain | null;
}

interface Line {
  /** Cents, more than 0. */
  amount: number;
  text: string;
}

/** Of shorter names too many texts have one in them. */
const SHORTEST_NAME = 4;
/** `SC` and 12 of its 16 characters: banks cut a reference off after 20, hyphens included. */
const TOLD_OF_ORDER = 14;

/** Papers that one payment is for, as its text tells them. */
const MOST_NAMED = 20;

const INVOICE_IN_TEXT = /INV[^A-Z0-9]*(20\d\d)[^A-Z0-9]*(\d{1,7})(?!\d)/g;

/** The numbers of invoices that a text names, as they are written in full. */
export function invoiceNumbersIn(text: string): string[] {
  return few(
    Array.from(
      text.toUpperCase().matchAll(INVOICE_IN_TEXT),
      ([, year, serial]) => `INV-${year}-${String(Number(serial)).padStart(4, '0')}`,
    ),
  );
}

/** As much of the number of an order as a text must have in it, without hyphens. */
export function orderKey(number: string): string {
  return number.replaceAll('-', '').slice(0, TOLD_OF_ORDER);
}

/** What of a text may be the key of an order: with 0 for O and 1 for I and L, as people type them. */
export function orderKeysIn(text: string): string[] {
  const plain = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return few(Array.from(plain.matchAll(/(?=(SC[0-9A-Z]{12}))/g), ([, key]) => key!));
}

/** A text that could name so many papers names none: they would be looked for by the hundred thousand. */
function few(names: string[]): string[] {
  return names.length <= MOST_NAMED ? names : [];
}

/**
 * For each line, in their order. What a line pays is no longer open for the others: those with a number have the first
 * choice, then those with a name, and those that have nothing but their amount get what is left.
 */
export function matchLines(lines: readonly Line[], papers: Papers): MatchedLine[] {
  const open = new OpenPapers(papers);
  const matched = lines.map((): MatchedLine => ({ match: null, inVain: null }));
  for (const way of [byNumber, byClient, byAmount]) {
    for (const [at, line] of lines.entries()) {
      if (matched[at]!.match || matched[at]!.inVain) continue;
      const found = way(line, open);
      matched[at] = found;
      open.take(line.amount, found.match);
    }
  }
  return matched;
}

function byNumber({ amount, text }: Line, open: OpenPapers): MatchedLine {
  const paper = open.theOneOf(invoiceNumbersIn(text)) ?? open.theOneOf(orderKeysIn(text));
  if (!paper) return NONE;
  const { kind, id, number, clientId, left } = paper;
  if (left >= amount) return found(kind, id, left === amount);
  // What is too much for the invoice is the client's credit, or pays another one of its invoices.
  const match = clientId === null ? null : { kind: 'client' as const, id: clientId, isSure: false };
  return { match, inVain: { number, openAmount: Math.max(0, left) } };
}

function byClient({ amount, text }: Line, open: OpenPapers): MatchedLine {
  const plain = plainName(text);
  const [client, next] = open.clients.filter(({ name }) => plain.includes(name));
  if (!client || next?.name.length === client.name.length) return NONE;
  const invoices = open.ofClient(client.id);
  const equal = invoices.filter(({ left }) => left === amount);
  if (equal.length === 1) return found('invoice', equal[0]!.id, true);
  return found('client', client.id, invoices.reduce((sum, { left }) => sum + left, 0) === amount);
}

function byAmount({ amount }: Line, open: OpenPapers): MatchedLine {
  const [paper, next] = open.ofAmount(amount);
  return paper && !next ? found(paper.kind, paper.id, false) : NONE;
}

const NONE: MatchedLine = { match: null, inVain: null };

function found(kind: PaperKind, id: number, isSure: boolean): MatchedLine {
  return { match: { kind, id, isSure }, inVain: null };
}

interface OpenPaper {
  kind: 'invoice' | 'order';
  id: number;
  number: string;
  clientId: number | null;
  dueDate: string;
  /** What is open, less what the lines before have taken. */
  left: number;
}

/** By whatever a line can say of them: a file has thousands of lines, and each must not go through all papers. */
class OpenPapers {
  private readonly byId = new Map<string, OpenPaper>();
  /** By the number of an invoice, and by the key of an order, which several can have. */
  private readonly byName = new Map<string, OpenPaper[]>();
  private readonly byClient = new Map<number, OpenPaper[]>();
  /** By each amount that was ever left of them. */
  private readonly byLeft = new Map<number, OpenPaper[]>();
  /** By their names as texts are searched for them, the longest first. */
  readonly clients: { id: number; name: string }[];

  constructor({ invoices, orders, clients }: Papers) {
    for (const { openAmount: left, ...invoice } of invoices)
      this.add(invoice.number, { ...invoice, kind: 'invoice', left });
    for (const { id, number, openAmount: left } of orders)
      this.add(orderKey(number), { kind: 'order', id, number, clientId: null, dueDate: '', left });
    this.clients = clients
      .map(({ id, name }) => ({ id, name: plainName(name) }))
      .filter(({ name }) => name.length >= SHORTEST_NAME)
      .toSorted((a, b) => b.name.length - a.name.length);
  }

  /** The one paper that is named: of several the text does not say how much each gets. */
  theOneOf(names: readonly string[]): OpenPaper | undefined {
    const [paper, next] = new Set(names.flatMap((name) => this.byName.get(name) ?? []));
    return next ? undefined : paper;
  }

  ofClient(id: number): OpenPaper[] {
    return (this.byClient.get(id) ?? []).filter(({ left }) => left > 0);
  }

  ofAmount(amount: number): OpenPaper[] {
    return (this.byLeft.get(amount) ?? []).filter(({ left }) => left === amount);
  }

  take(amount: number, match: Match | null): void {
    if (!match) return;
    if (match.kind !== 'client') return this.less(match, amount);
    const open = this.ofClient(match.id).map(({ id, dueDate, left }) => ({ id, dueDate, outstandingAmount: left }));
    for (const share of proposeAllocations(amount, open))
      this.less({ kind: 'invoice', id: share.invoiceId }, share.amount);
  }

  private add(name: string, paper: OpenPaper): void {
    this.byId.set(keyOf(paper), paper);
    push(this.byName, name, paper);
    if (paper.clientId !== null) push(this.byClient, paper.clientId, paper);
    push(this.byLeft, paper.left, paper);
  }

  private less(match: Pick<Match, 'kind' | 'id'>, amount: number): void {
    const paper = this.byId.get(keyOf(match))!;
    paper.left -= amount;
    push(this.byLeft, paper.left, paper);
  }
}

function keyOf({ kind, id }: Pick<Match, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function push<Key>(map: Map<Key, OpenPaper[]>, key: Key, paper: OpenPaper): void {
  const papers = map.get(key);
  if (papers) papers.push(paper);
  else map.set(key, [paper]);
}
