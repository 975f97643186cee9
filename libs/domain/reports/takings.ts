// What came in and went back, month by month. What went back is below zero, so that every column adds up to its total,
// and the sources as well as the ways of paying add up to what is left.

export const TAKINGS_SOURCES = ['invoices', 'shop', 'refunds'] as const;
export type TakingsSource = (typeof TAKINGS_SOURCES)[number];

/** All that came from one source in one way within a month. */
export interface Taken<Method extends string> {
  /** `2027-04` */
  month: string;
  source: TakingsSource;
  method: Method;
  cents: number;
}

/** Cents, all of them. */
export interface Takings<Method extends string> extends Record<TakingsSource, number> {
  total: number;
  methods: Record<Method, number>;
}

/** @param months those of the period, in their order: one in which nothing came in is told too */
export function takingsByMonth<Method extends string>(
  taken: readonly Taken<Method>[],
  months: readonly string[],
  methods: readonly Method[],
): { months: (Takings<Method> & { month: string })[]; totals: Takings<Method> } {
  return {
    months: months.map((month) => ({
      month,
      ...sumOf(
        taken.filter((row) => row.month === month),
        methods,
      ),
    })),
    totals: sumOf(taken, methods),
  };
}

function sumOf<Method extends string>(taken: readonly Taken<Method>[], methods: readonly Method[]): Takings<Method> {
  const sums: Takings<Method> = {
    invoices: 0,
    shop: 0,
    refunds: 0,
    total: 0,
    methods: Object.fromEntries(methods.map((method) => [method, 0])) as Record<Method, number>,
  };
  for (const { source, method, cents } of taken) {
    sums[source] += cents;
    sums.methods[method] += cents;
    sums.total += cents;
  }
  return sums;
}
