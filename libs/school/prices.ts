/** What training costs, in whole rand (spec 1 section 9). The site, the assistant and the seed read it here. */
export const prices = {
  memberships: {
    basic: { monthlyRand: 650, commitmentMonths: 1 },
    standard: { monthlyRand: 950, commitmentMonths: 3 },
    premium: { monthlyRand: 1250, commitmentMonths: 6 },
  },
  privateSessionRand: 500,
  fivePrivateSessionsRand: 2250,
  smallGroupFromRand: 750,
  registrationFeeRand: 350,
  beginnerCourse: { weeks: 12, months: 3, monthlyRand: 1200, joiningFeeRand: 650 },
} as const;
