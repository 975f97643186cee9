/** What the assistant may say of the school. */
import type { AssistantFacts } from '#libs/domain/chat/answer-rules';
import type { PriceFact } from '#libs/domain/chat/live-answers';
import { prices, randWords } from '#libs/school/prices';
import { school } from '#libs/school/school';

export const assistantFacts: AssistantFacts = { school };

/** Prices by what visitors call them, in English and Afrikaans; the more exact names first. */
export function priceFacts(): readonly PriceFact[] {
  const { membership, commitmentMonths, beginnerCourse } = prices;
  return [
    {
      keywords: ['basic', 'basiese'],
      sentence: planSentence(
        'BASIC',
        membership.basicMonthlyCents,
        commitmentMonths.basic,
        '2 classes per week in 1 style',
      ),
    },
    {
      keywords: ['standard'],
      sentence: planSentence(
        'STANDARD',
        membership.standardMonthlyCents,
        commitmentMonths.standard,
        'unlimited classes in 1 style',
      ),
    },
    {
      keywords: ['premium'],
      sentence: planSentence(
        'PREMIUM',
        membership.premiumMonthlyCents,
        commitmentMonths.premium,
        'unlimited classes in multiple styles',
      ),
    },
    {
      keywords: ['beginner', 'beginners', '12 week', 'course', 'kursus'],
      sentence:
        `The ${beginnerCourse.weeks}-week beginner course is ${randWords(beginnerCourse.monthlyCents)} ` +
        `a month for ${beginnerCourse.months} months, plus a once-off joining fee of ` +
        `${randWords(beginnerCourse.joiningFeeCents)} that includes a training kit.`,
    },
    ...otherPrices(),
  ];
}

function otherPrices(): PriceFact[] {
  return [
    {
      keywords: ['private', 'one on one', '1 on 1', 'privaat'],
      sentence:
        `A private session of 1 hour is ${randWords(prices.privateSessionCents)}, 5 sessions are ` +
        `${randWords(prices.fivePrivateSessionsCents)}.`,
    },
    {
      keywords: ['small group', 'group'],
      sentence: `A small group of 3-5 people starts at ${randWords(prices.smallGroupFromCents)}.`,
    },
    {
      keywords: ['registration', 'joining fee', 'registrasie'],
      sentence: `The registration fee is ${randWords(prices.registrationFeeCents)}, paid once.`,
    },
    {
      keywords: ['trial', 'first class', 'proefles'],
      sentence: 'The first class costs nothing: see the Free Trial page.',
    },
    {
      keywords: ['corporate', 'company', 'team', 'maatskappy'],
      sentence: 'Corporate programmes are by custom quote: write to us through the Contact page.',
    },
    {
      keywords: ['ebook', 'e-book', 'book'],
      sentence: `Our e-book Battle Ready is ${randWords(prices.promotedEbookCents)}.`,
    },
  ];
}

function planSentence(name: string, monthlyCents: number, months: number, what: string): string {
  return (
    `${name} is ${randWords(monthlyCents)} per month: ${what}, with a ${months}-month commitment. ` +
    'The Membership page compares the plans.'
  );
}
