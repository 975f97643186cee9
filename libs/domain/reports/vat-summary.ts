// The output tax of a period. By invoices it is what the papers say, and nothing is computed again. By payments it is
// the tax within the money that came in, at the rate of its invoice. The shop writes no invoices: its prices hold the
// tax, and its sales count when they are paid. What takes from the tax is below zero.
import { taxWithin } from '#libs/domain/invoice-totals';

export const VAT_BASES = ['invoices', 'payments'] as const;
export type VatBasis = (typeof VAT_BASES)[number];

export interface VatBasisFacts {
  /** By which the school accounts for its VAT (Value-Added Tax Act, 1991, section 15). */
  vatBasis: VatBasis;
}

export const VAT_KINDS = ['invoices', 'creditNotes', 'payments', 'shopSales', 'shopRefunds'] as const;
export type VatKind = (typeof VAT_KINDS)[number];

/** What comes under one kind and rate. */
export interface VatSum {
  kind: VatKind;
  /** Basis points: 1500 is 15 %. */
  taxRate: number;
  /** How many papers or payments. */
  count: number;
  /** Cents with tax. */
  gross: number;
  /** Cents of tax as the papers have it; null: it is within the gross. */
  tax: number | null;
}

/** Cents, all of them. */
export interface VatAmounts {
  net: number;
  tax: number;
  gross: number;
}

export interface VatRow extends VatAmounts, Pick<VatSum, 'kind' | 'taxRate' | 'count'> {}

/** Kinds in their order, the highest rate first; then each rate, and all. */
export function vatSummary(sums: readonly VatSum[]): {
  rows: VatRow[];
  rates: (VatAmounts & { taxRate: number })[];
  totals: VatAmounts;
} {
  const rows = sums
    .map(rowOf)
    .toSorted((a, b) => VAT_KINDS.indexOf(a.kind) - VAT_KINDS.indexOf(b.kind) || b.taxRate - a.taxRate);
  const rates = [...new Set(rows.map(({ taxRate }) => taxRate))].toSorted((a, b) => b - a);
  return {
    rows,
    rates: rates.map((taxRate) => ({ taxRate, ...sumOf(rows.filter((row) => row.taxRate === taxRate)) })),
    totals: sumOf(rows),
  };
}

function rowOf({ kind, taxRate, count, gross, tax: said }: VatSum): VatRow {
  const tax = said ?? Math.sign(gross) * taxWithin(Math.abs(gross), taxRate);
  return { kind, taxRate, count, net: gross - tax, tax, gross };
}

function sumOf(rows: readonly VatAmounts[]): VatAmounts {
  return rows.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  );
}
