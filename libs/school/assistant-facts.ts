/** What the assistant may say of the school, as it is now. */
import type { Knowledge } from '#libs/domain/chat/knowledge';
import { facts } from '#libs/school/facts';
import { randWords } from '#libs/domain/money';
import { prices } from '#libs/school/prices';
import { links, school } from '#libs/school/school';
import { schoolAnswers } from '#libs/school/school-answers';

export const assistantFacts = {
  school,
  get hours() {
    return school.hours;
  },
  get prices() {
    const { membership, beginnerCourse } = prices;
    return {
      basic: randWords(membership.basicMonthlyCents),
      standard: randWords(membership.standardMonthlyCents),
      premium: randWords(membership.premiumMonthlyCents),
      registrationFee: randWords(prices.registrationFeeCents),
      privateSession: randWords(prices.privateSessionCents),
      fivePrivateSessions: randWords(prices.fivePrivateSessionsCents),
      smallGroupFrom: randWords(prices.smallGroupFromCents),
      courseMonthly: randWords(beginnerCourse.monthlyCents),
      courseJoiningFee: randWords(beginnerCourse.joiningFeeCents),
      courseInAll: randWords(beginnerCourse.months * beginnerCourse.monthlyCents + beginnerCourse.joiningFeeCents),
      ebook: randWords(prices.promotedEbookCents),
    };
  },
  get commitmentMonths() {
    return prices.commitmentMonths;
  },
  get course() {
    return prices.beginnerCourse;
  },
  get deliveryOptions() {
    return facts.shop.deliveryOptions;
  },
  get social() {
    return { facebook: links.facebook, instagram: links.instagram };
  },
  get answers() {
    return schoolAnswers();
  },
} satisfies Knowledge['facts'];
