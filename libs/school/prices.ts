/** What the school charges, in integer cents (spec 1 section 9). */
export const prices = {
  membership: { basicMonthlyCents: 65_000, standardMonthlyCents: 95_000, premiumMonthlyCents: 125_000 },
  /** The least time a membership runs. */
  commitmentMonths: { basic: 1, standard: 3, premium: 6 },
  privateSessionCents: 50_000,
  fivePrivateSessionsCents: 225_000,
  smallGroupFromCents: 75_000,
  registrationFeeCents: 35_000,
  /** Paid each month of the course; the joining fee once, with a training kit. */
  beginnerCourse: { weeks: 12, months: 3, monthlyCents: 120_000, joiningFeeCents: 65_000 },
  promotedEbookCents: 7_999,
  /** By the number of the book in the book store (spec 2 section 9). */
  bookCents: { 1: 7_999, 2: 8_999, 3: 6_999, 4: 7_599 },
} as const;

/** "R650" or "R79.99": whole rand without cents. */
export function randWords(cents: number): string {
  return cents % 100 === 0 ? `R${cents / 100}` : `R${(cents / 100).toFixed(2)}`;
}
