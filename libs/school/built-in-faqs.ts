/**
 * The eighteen built-in questions with the school's own facts: the first content of an empty school, and the
 * assistant's fallback.
 */
import { fallbackFaqs } from '#libs/domain/chat/fallback-faqs';
import { randWords } from '#libs/domain/money';
import { prices } from '#libs/school/prices';
import { school } from '#libs/school/school';

export function builtInFaqs() {
  return fallbackFaqs({
    school,
    hours: school.hours,
    prices: {
      basicMonthly: randWords(prices.membership.basicMonthlyCents),
      standardMonthly: randWords(prices.membership.standardMonthlyCents),
      premiumMonthly: randWords(prices.membership.premiumMonthlyCents),
      privateSession: randWords(prices.privateSessionCents),
      fivePrivateSessions: randWords(prices.fivePrivateSessionsCents),
      smallGroupFrom: randWords(prices.smallGroupFromCents),
      registrationFee: randWords(prices.registrationFeeCents),
    },
    commitmentMonths: prices.commitmentMonths,
  });
}
