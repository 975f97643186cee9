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

const INVOICE_IN_TEXT = /INV[^A-Z0-9]*(20\d\d)[^A-Z0-9]*(\d{1,7})(?!\d)/g;

/** The numbers of invoices that a text names, as they are written in full. */
export function invoiceNumbersIn(text: string): string[] {
  return Array.from(
    text.toUpperCase().matchAll(INVOICE_IN_TEXT),
    ([, year, serial]) => `INV-${year}-${String(Number(serial)).padStart(4, '0')}`,
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
  return Array.from(plain.matchAll(/(?=(SC[0-9A-Z]{12}))/g), ([, key]) => key!);
}

/**
 * For each line, in their order. What a line pays is no longer open for the others: those with a number have the first
 * choice, then those with a name, and those that have nothing but their amount get what is left.
 */
export function matchLines(lines: readonly Line[], papers: Papers): MatchedLine[] {
  const open = new OpenAmounts(papers);
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

function byNumber(line: Line, open: OpenAmounts): MatchedLine {
  const invoice = open.named(open.papers.invoices, ({ number }) => number, invoiceNumbersIn(line.text));
  const order = open.named(open.papers.orders, ({ number }) => orderKey(number), orderKeysIn(line.text));
  const paper = invoice ?? order;
  if (!paper) return NONE;
  const left = open.of(paper);
  if (left >= line.amount) return found(invoice ? 'invoice' : 'order', paper.id, left === line.amount);
  const clientId = invoice?.clientId ?? null;
  // What is too much for the invoice is the client's credit, or pays another one of its invoices.
  const match = clientId === null ? null : { kind: 'client' as const, id: clientId, isSure: false };
  return { match, inVain: { number: paper.number, openAmount: Math.max(0, left) } };
}

function byClient(line: Line, open: OpenAmounts): MatchedLine {
  const text = plainName(line.text);
  const [client, next] = open.clients.filter(({ name }) => text.includes(name));
  if (!client || next?.name.length === client.name.length) return NONE;
  const invoices = open.ofClient(client.id);
  const equal = invoices.filter((invoice) => open.of(invoice) === line.amount);
  if (equal.length === 1) return found('invoice', equal[0]!.id, true);
  const all = invoices.reduce((sum, invoice) => sum + open.of(invoice), 0);
  return found('client', client.id, all === line.amount);
}

function byAmount({ amount }: Line, open: OpenAmounts): MatchedLine {
  const of = (kind: 'invoice' | 'order', papers: readonly { id: number }[]) =>
    papers.filter((paper) => open.of(paper) === amount).map(({ id }) => ({ kind, id }));
  const equal = [...of('invoice', open.papers.invoices), ...of('order', open.papers.orders)];
  return equal.length === 1 ? found(equal[0]!.kind, equal[0]!.id, false) : NONE;
}

const NONE: MatchedLine = { match: null, inVain: null };

function found(kind: PaperKind, id: number, isSure: boolean): MatchedLine {
  return { match: { kind, id, isSure }, inVain: null };
}

/** What is open, less what the lines before have taken. */
class OpenAmounts {
  private readonly left: Map<object, number>;
  /** By their names as texts are searched for them, the longest first. */
  readonly clients: { id: number; name: string }[];

  constructor(readonly papers: Papers) {
    this.clients = papers.clients
      .map(({ id, name }) => ({ id, name: plainName(name) }))
      .filter(({ name }) => name.length >= SHORTEST_NAME)
      .toSorted((a, b) => b.name.length - a.name.length);
    this.left = new Map([...papers.invoices, ...papers.orders].map((paper) => [paper, paper.openAmount]));
  }

  of(paper: object): number {
    return this.left.get(paper) ?? 0;
  }

  ofClient(id: number): PaidInvoice[] {
    return this.papers.invoices.filter((invoice) => invoice.clientId === id && this.of(invoice) > 0);
  }

  /** The one paper that is named: of several the text does not say how much each gets. */
  named<Paper extends { id: number }>(
    papers: readonly Paper[],
    keyOf: (paper: Paper) => string,
    keys: readonly string[],
  ): Paper | undefined {
    const found = keys.length === 0 ? [] : papers.filter((paper) => keys.includes(keyOf(paper)));
    return found.length === 1 ? found[0] : undefined;
  }

  take(amount: number, match: Match | null): void {
    if (!match) return;
    const { kind, id } = match;
    if (kind === 'client') {
      const invoices = this.ofClient(id);
      const open = invoices.map((invoice) => ({ ...invoice, outstandingAmount: this.of(invoice) }));
      for (const share of proposeAllocations(amount, open))
        this.less(
          invoices.find((invoice) => invoice.id === share.invoiceId)!,
          share.amount,
        );
    } else {
      const papers = kind === 'invoice' ? this.papers.invoices : this.papers.orders;
      this.less(
        papers.find((paper) => paper.id === id)!,
        amount,
      );
    }
  }

  private less(paper: object, amount: number): void {
    this.left.set(paper, this.of(paper) - amount);
  }
}
