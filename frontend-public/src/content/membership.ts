/** What a membership costs and holds (spec 1 sections 2.10 and 9); every figure is read from the school's prices. */
import { builtInFaqs } from '#libs/school/built-in-faqs';
import { randWords } from '#libs/domain/money';
import { prices } from '#libs/school/prices';
import { scheduleNotes } from './schedule-notes';
import { hasPortal, portalFeatures } from './students';

export interface Plan {
  name: 'BASIC' | 'STANDARD' | 'PREMIUM';
  monthly: string;
  commitment: string;
  features: readonly string[];
  isMostPopular?: boolean;
}

export function plans(): readonly [Plan, Plan, Plan] {
  const { membership, commitmentMonths } = prices;
  return [
    {
      name: 'BASIC',
      monthly: randWords(membership.basicMonthlyCents),
      commitment: `${commitmentMonths.basic}-month commitment`,
      features: ['2 classes per week', '1 style', 'Online resources'],
    },
    {
      name: 'STANDARD',
      monthly: randWords(membership.standardMonthlyCents),
      commitment: `${commitmentMonths.standard}-month commitment`,
      features: ['Unlimited classes', '1 style', 'Online resources', 'Priority booking for seminars'],
      isMostPopular: true,
    },
    {
      name: 'PREMIUM',
      monthly: randWords(membership.premiumMonthlyCents),
      commitment: `${commitmentMonths.premium}-month commitment`,
      features: ['Unlimited classes', 'Multiple styles', 'One free private lesson monthly', 'Free seminar access'],
    },
  ];
}

export function registrationFee(): string {
  return randWords(prices.registrationFeeCents);
}

export const membershipWords = {
  title: 'Membership',
  lead: 'Three plans and one registration fee. Come for a free trial class first, then choose.',
  feeLabel: 'Registration fee',
  feeOnce: 'paid once when you join, whichever plan you choose',
} as const;

/** In the order of the plans; null is what a plan does not name. */
export function comparison(): readonly {
  aspect: string;
  values: readonly [string | null, string | null, string | null];
}[] {
  const [basic, standard, premium] = plans();
  const { commitmentMonths } = prices;
  const fee = registrationFee();
  return [
    { aspect: 'Per month', values: [basic.monthly, standard.monthly, premium.monthly] },
    {
      aspect: 'Minimum commitment',
      values: [months(commitmentMonths.basic), months(commitmentMonths.standard), months(commitmentMonths.premium)],
    },
    { aspect: 'Classes', values: ['2 per week', 'Unlimited', 'Unlimited'] },
    { aspect: 'Styles', values: ['1', '1', 'Multiple'] },
    { aspect: 'Private lessons', values: [null, null, 'One free monthly'] },
    { aspect: 'Seminars', values: [null, 'Priority booking', 'Free access'] },
    { aspect: 'Registration fee, once', values: [fee, fee, fee] },
  ];
}

export function additionalOptions(): readonly { name: string; price: string; words: string; isByQuote?: boolean }[] {
  return [
    { name: 'Private session', price: randWords(prices.privateSessionCents), words: '1 hour, by appointment' },
    {
      name: '5 private sessions',
      price: randWords(prices.fivePrivateSessionsCents),
      words: 'Bought together, by appointment',
    },
    { name: 'Small group', price: `From ${randWords(prices.smallGroupFromCents)}`, words: '3-5 people' },
    { name: 'Corporate programmes', price: 'Custom quote', words: 'Put together for your team', isByQuote: true },
  ];
}

export function allInclude(): readonly string[] {
  const inPortal = (feature: string) => `Student portal: ${feature.charAt(0).toLowerCase()}${feature.slice(1)}`;
  return [scheduleNotes.equipment, ...portalFeatures.map((feature) => `${hasPortal() ? inPortal(feature) : feature}.`)];
}

export const membershipRules: readonly { title: string; words: string }[] = [
  { title: 'Freezing', words: 'You can freeze your membership for up to 30 days per year with a valid reason.' },
  {
    title: 'Cancelling',
    words: 'Cancellation needs 30 days written notice after the minimum commitment of your plan.',
  },
];

export function membershipQuestions(): readonly { question: string; answer: string }[] {
  const { weeks, months: courseMonths, monthlyCents, joiningFeeCents } = prices.beginnerCourse;
  const known = builtInFaqs();
  return [
    ...known.filter(({ category }) => category === 'pricing'),
    ...known.filter(({ question }) => question.includes('workshops')),
    {
      question: 'What does the beginner course cost?',
      answer:
        `The course runs for ${weeks} weeks: ${randWords(monthlyCents)} a month for ${months(courseMonths)}, plus a ` +
        `once-off joining fee of ${randWords(joiningFeeCents)}, which includes a training kit.`,
    },
  ];
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
