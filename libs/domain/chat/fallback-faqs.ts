// The eighteen questions the assistant can answer when the server has none (spec 1 section 3, "FAQ"), and the first
// content of an empty school. The words are here; names, hours and prices are arguments, because facts live in
// libs/school.

import { hoursSentence, type WeekHours } from '#libs/domain/school-facts';

interface FallbackFaq {
  question: string;
  answer: string;
  category: 'classes' | 'location' | 'pricing' | 'training' | 'general';
}

interface FallbackFacts {
  school: { name: string; venue: string; phone: { display: string }; whatsapp: { display: string }; email: string };
  hours: WeekHours;
  /** In words, like "R650". */
  prices: Record<
    | 'basicMonthly'
    | 'standardMonthly'
    | 'premiumMonthly'
    | 'privateSession'
    | 'fivePrivateSessions'
    | 'smallGroupFrom'
    | 'registrationFee',
    string
  >;
  commitmentMonths: Record<'basic' | 'standard' | 'premium', number>;
  /** Of the beginner course. */
  courseWeeks: number;
}

/** The eighteen questions in the order of the specification's list. */
export function fallbackFaqs({ school, hours, prices, commitmentMonths, courseWeeks }: FallbackFacts): FallbackFaq[] {
  return [
    {
      category: 'classes',
      question: 'What classes do you offer?',
      answer:
        'We teach Krav Maga, Street Brazilian Jiu-Jitsu, boxing, Filipino knife and stick fighting, tactical ' +
        'firearms, medical and protective-tactics training, kids classes and corporate training. The weekly ' +
        'timetable is on the Class Schedule page.',
    },
    {
      category: 'location',
      question: 'Where are you located?',
      answer:
        `You will find us at: ${school.venue}. ` +
        'Please arrive 10-15 minutes early for your first class to register.',
    },
    {
      category: 'pricing',
      question: 'How much does a membership cost?',
      answer:
        `BASIC is ${prices.basicMonthly} a month for 2 classes a week, STANDARD ${prices.standardMonthly} for ` +
        `unlimited classes in 1 style, and PREMIUM ${prices.premiumMonthly} for unlimited classes in multiple styles ` +
        'with a free private lesson every month. The Membership page compares them.',
    },
    {
      category: 'training',
      question: 'Do I need any experience to start training?',
      answer:
        'No. Beginners are welcome in every class marked Beginner or All Levels, and the ' +
        `${courseWeeks}-week beginner course starts from scratch.`,
    },
    {
      category: 'training',
      question: 'What equipment should I bring?',
      answer: 'Wear comfortable athletic clothing and bring water. Equipment is provided for new students.',
    },
    {
      category: 'classes',
      question: 'Can I book a free trial class?',
      answer: 'Yes. Book on the Free Trial page, choose a class that suits your level, and arrive 10-15 minutes early.',
    },
    {
      category: 'training',
      question: 'Who are the instructors?',
      answer: 'The Instructors page shows each of our instructors, what they teach and their areas of expertise.',
    },
    {
      category: 'classes',
      question: 'Do you have kids classes?',
      answer: 'Yes, for ages 5 to 15: Little Warriors (5-7), Junior Defenders (8-11) and the Teen Program (12-15).',
    },
    {
      category: 'general',
      question: 'What are your opening hours?',
      answer: `${hoursSentence(hours)} The schedule can change on public holidays.`,
    },
    {
      category: 'training',
      question: 'Do you offer corporate training?',
      answer:
        'Yes. We put together self-defence programmes for companies by custom quote. ' +
        'Write to us through the Contact page.',
    },
    {
      category: 'general',
      question: 'How do I sign up?',
      answer:
        'Start with a free trial on the Free Trial page, or choose a plan on the Membership page and join from there.',
    },
    {
      category: 'pricing',
      question: 'Do you offer private training?',
      answer:
        `Yes, by appointment: ${prices.privateSession} for 1 hour, ${prices.fivePrivateSessions} for 5 sessions, and ` +
        `small groups of 3-5 people from ${prices.smallGroupFrom}.`,
    },
    {
      category: 'training',
      question: 'What is Krav Maga?',
      answer:
        'Krav Maga is a military close-combat system: simple, direct techniques that work under stress. It is a good ' +
        'place to start, with classes for beginners every week.',
    },
    {
      category: 'pricing',
      question: 'Is there a registration fee?',
      answer: `Yes, ${prices.registrationFee}, paid once when you join.`,
    },
    {
      category: 'pricing',
      question: 'Can I freeze my membership?',
      answer: 'Yes, for up to 30 days per year with a valid reason.',
    },
    {
      category: 'pricing',
      question: 'How do I cancel my membership?',
      answer:
        `With 30 days written notice after the minimum commitment: ${months(commitmentMonths.basic)} for BASIC, ` +
        `${months(commitmentMonths.standard)} for STANDARD and ${months(commitmentMonths.premium)} for PREMIUM.`,
    },
    {
      category: 'classes',
      question: 'Do you run workshops and seminars?',
      answer:
        'Yes, through the year. STANDARD members get priority booking for seminars, and seminars are free ' +
        'for PREMIUM members.',
    },
    {
      category: 'general',
      question: 'How can I contact you?',
      answer:
        `Call ${school.name} on ${school.phone.display}, send a WhatsApp to ${school.whatsapp.display}, ` +
        `email ${school.email} or use the form on the Contact page.`,
    },
  ];
}

function months(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
