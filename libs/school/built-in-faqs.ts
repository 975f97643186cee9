/**
 * The eighteen built-in questions with the school's own facts: the first content of an empty school, and the
 * assistant's fallback.
 */
import { fallbackFaqs } from '#libs/domain/chat/fallback-faqs';
import { randWords } from '#libs/domain/money';
import { type SchoolFacts, venueOf, writtenPhone } from '#libs/domain/school-facts';
import { facts } from '#libs/school/facts';

/** @param said by default what the school says now */
export function builtInFaqs({ contact, hours, prices }: Pick<SchoolFacts, 'contact' | 'hours' | 'prices'> = facts) {
  const { basic, standard, premium } = prices.membership;
  return fallbackFaqs({
    school: {
      name: contact.name,
      venue: venueOf(contact.address),
      phone: { display: writtenPhone(contact.phones[0]!.number) },
      whatsapp: { display: writtenPhone(contact.whatsapp) },
      email: contact.email,
    },
    hours,
    prices: {
      basicMonthly: randWords(basic.monthly),
      standardMonthly: randWords(standard.monthly),
      premiumMonthly: randWords(premium.monthly),
      privateSession: randWords(prices.privateSession),
      fivePrivateSessions: randWords(prices.fivePrivateSessions),
      smallGroupFrom: randWords(prices.smallGroupFrom),
      registrationFee: randWords(prices.registrationFee),
    },
    commitmentMonths: {
      basic: basic.commitmentMonths,
      standard: standard.commitmentMonths,
      premium: premium.commitmentMonths,
    },
    courseWeeks: prices.beginnerCourse.weeks,
  });
}
