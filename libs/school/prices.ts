/** What the school charges, in integer cents, as the owner's settings say it (spec 1 section 9). */
import { facts } from '#libs/school/facts';

export const prices = {
  get membership() {
    const { basic, standard, premium } = facts.prices.membership;
    return {
      basicMonthlyCents: basic.monthly,
      standardMonthlyCents: standard.monthly,
      premiumMonthlyCents: premium.monthly,
    };
  },
  /** The least time a membership runs. */
  get commitmentMonths() {
    const { basic, standard, premium } = facts.prices.membership;
    return {
      basic: basic.commitmentMonths,
      standard: standard.commitmentMonths,
      premium: premium.commitmentMonths,
    };
  },
  get privateSessionCents() {
    return facts.prices.privateSession;
  },
  get fivePrivateSessionsCents() {
    return facts.prices.fivePrivateSessions;
  },
  get smallGroupFromCents() {
    return facts.prices.smallGroupFrom;
  },
  get registrationFeeCents() {
    return facts.prices.registrationFee;
  },
  /** Paid each month of the course; the joining fee once, with a training kit. */
  get beginnerCourse() {
    const { weeks, months, monthly, joiningFee } = facts.prices.beginnerCourse;
    return { weeks, months, monthlyCents: monthly, joiningFeeCents: joiningFee };
  },
  /** E-books are fixed content of the site, by the number of the book in the book store (spec 2 section 9). */
  promotedEbookCents: 7_999,
  bookCents: { 1: 7_999, 2: 8_999, 3: 6_999, 4: 7_599 },
};
