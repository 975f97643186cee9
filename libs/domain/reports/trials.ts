// What becomes of trials, by the month of the class: booked, attended, joined. Who joined has attended, and who
// attended was booked, as the dashboard counts its week; a trial that was cancelled is none.

export const TRIAL_COLUMNS = ['booked', 'attended', 'joined'] as const;
export type TrialColumn = (typeof TRIAL_COLUMNS)[number];

export type TrialCounts = Record<TrialColumn, number>;

/** @param months those of the period, in their order: one without a trial is told too */
export function trialsByMonth(
  counted: readonly (TrialCounts & { month: string })[],
  months: readonly string[],
): { months: (TrialCounts & { month: string })[]; totals: TrialCounts } {
  const totals: TrialCounts = { booked: 0, attended: 0, joined: 0 };
  for (const counts of counted) for (const column of TRIAL_COLUMNS) totals[column] += counts[column];
  const byMonth = new Map(counted.map((counts) => [counts.month, counts]));
  return {
    months: months.map((month) => byMonth.get(month) ?? { month, booked: 0, attended: 0, joined: 0 }),
    totals,
  };
}

/** Of those who booked, how many in a hundred joined. Null: nobody booked. */
export function joinedPercent({ booked, joined }: Pick<TrialCounts, 'booked' | 'joined'>): number | null {
  return booked === 0 ? null : Math.round((joined * 100) / booked);
}

/** How a month's trials stand, each in one part: together they are all that were booked. */
export function trialParts({ booked, attended, joined }: TrialCounts): [joined: number, came: number, others: number] {
  return [joined, attended - joined, booked - attended];
}

/** The counts and the percentage as a table shows them. */
export function trialFigures(counts: TrialCounts): string[] {
  return [...TRIAL_COLUMNS.map((column) => String(counts[column])), String(joinedPercent(counts) ?? '')];
}
