/**
 * What the VAT summary must say of papers, reckoned by another way than the product's: from the lines, each paper by
 * itself, in integers and fractions of them that are rounded where the law and the decisions 0086 and 0089 round.
 */
import { exactTaxWithin } from '#libs/documents/exact-invoice';
import { VAT_KINDS, type VatBasis, type VatKind } from '#libs/domain/reports/vat-summary';

/** How many walks are taken, and which. */
export const WALKS = Number(process.env['WALKS'] ?? 6);
export const WALKS_SEED = Number(process.env['WALKS_SEED'] ?? 20_261_128);

interface Money {
  day: string;
  cents: bigint;
}

export interface ShopMoney extends Money {
  kind: 'payment' | 'refund';
}

export interface Paper {
  id: number;
  day: string;
  /** Basis points. */
  taxRate: number;
  /** Cents, tax included, and the tax. */
  gross: bigint;
  tax: bigint;
  /** In the order in which they were made, whatever their days. */
  credits: Money[];
  payments: Money[];
  isCancelled: boolean;
  isDeleted: boolean;
}

interface Entry {
  kind: VatKind;
  taxRate: number;
  gross: bigint;
  /** Null: it is within the gross of all of its kind and rate. */
  tax: bigint | null;
}

const SHOP_RATE = 1500;

/** The tax within an amount, whichever its sign. */
function within(gross: bigint, taxRate: number): bigint {
  return gross < 0n ? -exactTaxWithin(-gross, taxRate) : exactTaxWithin(gross, taxRate);
}

/** @param period both days are within */
export function papersSum(
  { papers, shop }: { papers: readonly Paper[]; shop: readonly ShopMoney[] },
  { from, to }: { from: string; to: string },
  basis: VatBasis,
) {
  const isWithin = ({ day }: { day: string }) => day >= from && day <= to;
  const ofPapers = basis === 'invoices' ? issued(papers, isWithin) : received(papers, isWithin);
  const ofShop = shop.filter(isWithin).map(({ kind, cents }): Entry => {
    const isRefund = kind === 'refund';
    const gross = isRefund ? -cents : cents;
    return { kind: isRefund ? 'shopRefunds' : 'shopSales', taxRate: SHOP_RATE, gross, tax: null };
  });
  const rows = grouped([...ofPapers, ...ofShop]);
  const rates = [...new Set(rows.map(({ taxRate }) => taxRate))].toSorted((a, b) => b - a);
  return {
    rows,
    rates: rates.map((taxRate) => ({ taxRate, ...total(rows.filter((row) => row.taxRate === taxRate)) })),
    totals: total(rows),
  };
}

/** Nothing of what is cancelled or deleted is asked, nor what was credited of it. */
function issued(papers: readonly Paper[], isWithin: (money: { day: string }) => boolean): Entry[] {
  return papers
    .filter(({ isCancelled, isDeleted }) => !isCancelled && !isDeleted)
    .flatMap((paper) => {
      const { taxRate, gross, tax } = paper;
      const own: Entry[] = isWithin(paper) ? [{ kind: 'invoices', taxRate, gross, tax }] : [];
      return [...own, ...credited(paper).filter(isWithin)];
    });
}

/** Of each note the tax by which that within the whole grows: together they take what the paper has, to the cent. */
function credited({ credits, taxRate }: Paper): (Entry & Money)[] {
  let sum = 0n;
  return credits.map(({ day, cents }) => {
    const before = within(sum, taxRate);
    sum += cents;
    return { kind: 'creditNotes', taxRate, day, cents, gross: -cents, tax: before - within(sum, taxRate) };
  });
}

/** Money that came in, whatever became of its paper. */
function received(papers: readonly Paper[], isWithin: (money: { day: string }) => boolean): Entry[] {
  return papers.flatMap(({ taxRate, payments }) =>
    payments.filter(isWithin).map(({ cents }) => ({ kind: 'payments' as const, taxRate, gross: cents, tax: null })),
  );
}

interface Row {
  kind: VatKind;
  taxRate: number;
  count: number;
  net: number;
  tax: number;
  gross: number;
}

/** By kind and rate: kinds in their order, the highest rate first. */
function grouped(entries: readonly Entry[]): Row[] {
  return VAT_KINDS.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const rates = [...new Set(own.map(({ taxRate }) => taxRate))].toSorted((a, b) => b - a);
    return rates.map((taxRate) => {
      const alike = own.filter((entry) => entry.taxRate === taxRate);
      const gross = alike.reduce((sum, entry) => sum + entry.gross, 0n);
      const said = alike.reduce((sum, { tax }) => sum + (tax ?? 0n), 0n);
      const tax = alike.some((entry) => entry.tax === null) ? within(gross, taxRate) : said;
      return { kind, taxRate, count: alike.length, net: Number(gross - tax), tax: Number(tax), gross: Number(gross) };
    });
  });
}

function total(rows: readonly Row[]): Pick<Row, 'net' | 'tax' | 'gross'> {
  const sum = (column: 'net' | 'tax' | 'gross') => rows.reduce((all, row) => all + row[column], 0);
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') };
}
