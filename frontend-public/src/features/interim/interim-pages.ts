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
  { path: paths.studentBody, title: 'Student Body', sentence: 'Bookings, attendance and payments of our students are kept with our membership provider; use Student log in.' },
  { path: paths.membership, title: 'Membership', sentence: `Basic ${randWords(basicMonthlyCents)}, Standard ${randWords(standardMonthlyCents)} and Premium ${randWords(premiumMonthlyCents)} a month, with a registration fee of ${randWords(prices.registrationFeeCents)} once.` },
  { path: paths.terms, title: 'Terms and Conditions', sentence: 'Joining and equipment fees are non-refundable, and cancellation needs 30 days written notice after the minimum commitment.' },
  { path: paths.privacy, title: 'Privacy Policy', sentence: 'Questions about your details go to the school: call, write or send a WhatsApp message.' },
];
