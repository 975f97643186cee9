/**
 * Until the pages of spec 1 sections 2.4 to 2.11 and of spec 2 are built, each of their addresses answers with one true
 * sentence and the ways to reach the school. Delete this folder, and its lines in routes.tsx, when the last is built.
 */
import { prices, randWords } from '#libs/school/prices';
import { paths } from '../../paths';

export interface InterimPageWords {
  path: string;
  title: string;
  sentence: string;
}

const { basicMonthlyCents, standardMonthlyCents, premiumMonthlyCents } = prices.membership;

export const interimPages: readonly InterimPageWords[] = [
  { path: paths.membership, title: 'Membership', sentence: `Basic ${randWords(basicMonthlyCents)}, Standard ${randWords(standardMonthlyCents)} and Premium ${randWords(premiumMonthlyCents)} a month, with a registration fee of ${randWords(prices.registrationFeeCents)} once.` },
];
