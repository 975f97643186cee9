import type { SettingsSection } from '#libs/contracts/school';
import { SECTION_TITLES } from '../../shared/settings/section-titles';
import {
  SCHOOL_ANSWER_GROUPS,
  type SchoolAnswerGroup,
  type SchoolAnswers,
  type SchoolLink,
} from '#libs/domain/school-facts';

interface SectionWords {
  title: string;
  /** Where its values show. */
  shownIn: string;
  saved: string;
  failed: string;
}

export const SECTION_WORDS: Record<SettingsSection, SectionWords> = {
  contact: {
    title: SECTION_TITLES.contact,
    shownIn:
      'Shown in the header and footer of every page, on the contact page, in emails, on invoices and in ' +
      'search results.',
    saved: 'Contact details saved',
    failed: 'The contact details could not be saved',
  },
  hours: {
    title: SECTION_TITLES.hours,
    shownIn: 'Shown in the header (open now) and footer, on the home and contact pages and in search results.',
    saved: 'Opening hours saved',
    failed: 'The opening hours could not be saved',
  },
  prices: {
    title: SECTION_TITLES.prices,
    shownIn: 'Shown on the membership and home pages, in the terms and in the assistant’s answers about prices.',
    saved: 'Prices saved',
    failed: 'The prices could not be saved',
  },
  links: {
    title: SECTION_TITLES.links,
    shownIn:
      'Where the buttons on the website lead. Leave a link blank to use the website’s own page or to hide the button.',
    saved: 'Links saved',
    failed: 'The links could not be saved',
  },
  shop: {
    title: SECTION_TITLES.shop,
    shownIn:
      'Customers choose a delivery option in the cart and its price is added to the total. Your bank ' +
      'account is shown on unpaid orders and in their emails. Without one, you tell each customer how to ' +
      'pay.',
    saved: 'Shop settings saved',
    failed: 'The shop settings could not be saved',
  },
  cards: {
    title: SECTION_TITLES.cards,
    shownIn:
      'Customers pay on PayFast’s secure page. You find these details in your PayFast account under Settings, ' +
      'Developer settings. Keep them here after switching off, so that payments under way still arrive.',
    saved: 'Card payment settings saved',
    failed: 'The card payment settings could not be saved',
  },
  invoices: {
    title: SECTION_TITLES.invoices,
    shownIn:
      'New invoices start with these details; existing invoices do not change. Clear a field to go back to your ' +
      'contact details, or to the demo details. VAT vendors send tax invoices with their VAT number, and the shop ' +
      'says that prices include VAT. Close a period once you have submitted its VAT return.',
    saved: 'Invoice settings saved',
    failed: 'The invoice settings could not be saved',
  },
  assistant: {
    title: SECTION_TITLES.assistant,
    shownIn:
      'The assistant gives these answers in your own words. If you leave one blank, it says that it does ' +
      'not know and how to reach you. Add more questions under FAQ Management.',
    saved: 'Answers saved',
    failed: 'The answers could not be saved',
  },
};

export const LINK_WORDS: Record<SchoolLink, { label: string; hint: string }> = {
  booking: { label: 'Booking form', hint: 'Free trial buttons. Leave blank to use the trial form of this site.' },
  enquiry: { label: 'Enquiry form', hint: 'Protective tactics. Leave blank to use the contact form.' },
  membership: { label: 'Membership provider', hint: 'Student log in. Leave blank to use the log-in of this site.' },
  studentPortal: { label: 'Student portal', hint: 'Student Body page. Leave blank to show how to reach you.' },
  ebooks: { label: 'E-book shop', hint: 'Leave blank to use the contact form.' },
  reviews: { label: 'Reviews', hint: 'Instructors page. Leave blank to hide it.' },
  directions: { label: 'Directions', hint: 'Leave blank to use your address.' },
  map: { label: 'Map', hint: 'A map address that can be embedded. Leave blank to use your address.' },
  facebook: { label: 'Facebook', hint: 'Contact page. Leave blank to hide it.' },
  instagram: { label: 'Instagram', hint: 'Contact page. Leave blank to hide it.' },
};

export const ANSWER_LABELS: Record<keyof SchoolAnswers, string> = {
  parking: 'Parking',
  showers: 'Showers and change rooms',
  whatToBring: 'What to wear and bring',
  ageLimits: 'Age limits',
  womenOnly: 'Classes for women',
  paymentMethods: 'Payment methods',
  firstVisit: 'First visit',
  discounts: 'Discounts',
  singleClasses: 'Single classes',
  watching: 'Watching a class',
  sparring: 'Sparring and safety',
  healthConditions: 'Injuries, illness and pregnancy',
  gradings: 'Belts and gradings',
  classSize: 'Class sizes',
  coaches: 'Qualifications of the coaches',
  choosingStyle: 'Choosing a style',
  bullying: 'Children who are bullied',
  accessibility: 'Wheelchair access',
  gettingHere: 'Getting here',
  loadShedding: 'Load-shedding',
  vouchers: 'Gift vouchers',
  parties: 'Parties and private groups',
  onlineClasses: 'Online classes',
  medicalAid: 'Medical aid and rewards',
  jobs: 'Working at the school',
  lateArrival: 'Running late',
  languages: 'Languages',
  progress: 'How often to train, and how soon it helps',
  courseContent: 'What the beginner course covers, and what follows',
  privateLessons: 'Where and when private lessons are',
  corporateTraining: 'Training for companies and schools',
};

const GROUP_TITLES: Record<SchoolAnswerGroup, string> = {
  firstVisit: 'The first visit',
  people: 'Who can train',
  training: 'Training',
  paying: 'Prices and paying',
  place: 'The school and how to get there',
  offer: 'Courses, private lessons, companies and groups',
  other: 'Everything else',
};
export const ANSWER_GROUPS = (Object.keys(SCHOOL_ANSWER_GROUPS) as SchoolAnswerGroup[]).map((group) => ({
  title: GROUP_TITLES[group],
  questions: SCHOOL_ANSWER_GROUPS[group],
}));

/** The server names a field within another with a dot, which a form's field may not have. */
export async function refusedFields<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { body } = error as { body?: { errors?: Record<string, string> } };
    if (body?.errors)
      body.errors = Object.fromEntries(
        Object.entries(body.errors).map(([field, message]) => [field.replaceAll('.', '_'), message]),
      );
    throw error;
  }
}

/** As many are named; of more it is said how many. */
const NAMED_CLASSES = 3;

/** @returns undefined for none */
export function outsideHoursWords(classes: readonly OutsideClass[]): string | undefined {
  if (classes.length === 0) return undefined;
  const named = classes
    .slice(0, NAMED_CLASSES)
    .map(({ className, day, startTime, endTime }) => `${className} (${day} ${startTime}–${endTime})`)
    .join(', ');
  const more = classes.length - NAMED_CLASSES;
  const [who, still] =
    classes.length === 1 ? ['1 active class is', 'it'] : [`${classes.length} active classes are`, 'them'];
  return (
    `${who} outside these hours: ${named}${more > 0 ? ` and ${more} more` : ''}. Visitors still see ${still} on the ` +
    'schedule and can book trials.'
  );
}

/** "2 FAQs still say R650." @param said what they say of what was changed */
export function staleFaqsWords(count: number, said: readonly string[]): string {
  const who = count === 1 ? '1 FAQ still says' : `${count} FAQs still say`;
  const last = said.slice(-1).join('');
  const what = said.length > 1 ? `${said.slice(0, -1).join(', ')} or ${last}` : last;
  return `${who} ${what}. Check ${count === 1 ? 'its answer' : 'their answers'}: visitors and the assistant use them.`;
}

/** The list of FAQs; searched, where one text finds them all. */
export function staleFaqsPath(faqs: readonly { answer: string }[], said: readonly string[]): string {
  const [text, ...others] = said;
  const isInAll = text !== undefined && others.length === 0 && faqs.every(({ answer }) => answer.includes(text));
  return isInAll ? `/faq?filter=${encodeURIComponent(JSON.stringify({ q: text }))}` : '/faq';
}

type OutsideClass = Record<'className' | 'day' | 'startTime' | 'endTime', string>;
