import type { SettingsSection } from '#libs/contracts/school';
import type { SchoolAnswers, SchoolLink } from '#libs/domain/school-facts';

interface SectionWords {
  title: string;
  /** Where its values show. */
  shownIn: string;
  saved: string;
  failed: string;
}

export const SECTION_WORDS: Record<SettingsSection, SectionWords> = {
  contact: {
    title: 'Contact',
    shownIn:
      'Shows in the header and footer of every page, on the contact page, in mails, on invoices and in search results.',
    saved: 'Contact saved',
    failed: 'The contact was not saved',
  },
  hours: {
    title: 'Opening hours',
    shownIn: 'Shows in the header (open now), the footer, on the home and contact pages and in search results.',
    saved: 'Opening hours saved',
    failed: 'The opening hours were not saved',
  },
  prices: {
    title: 'Prices',
    shownIn: 'Shows on the membership and home pages, in the terms, and in what the assistant says of prices.',
    saved: 'Prices saved',
    failed: 'The prices were not saved',
  },
  links: {
    title: 'Links',
    shownIn:
      'Where the buttons on the website lead. If you leave one empty, the website does the job itself or leaves the ' +
      'button out.',
    saved: 'Links saved',
    failed: 'The links were not saved',
  },
  shop: {
    title: 'Shop',
    shownIn:
      'Customers choose a way of delivery in the cart; its price is part of the total. The account stands on the ' +
      'page and in the mails of an order that is not paid; without one you tell each customer how to pay.',
    saved: 'Shop saved',
    failed: 'The shop settings were not saved',
  },
  invoices: {
    title: 'Tax',
    shownIn:
      'A VAT vendor sends tax invoices with its VAT number, and the shop says that prices include VAT. New invoices ' +
      'begin with the tax rate; those there are stay as they are. Close a period once its VAT return is in.',
    saved: 'Tax settings saved',
    failed: 'The tax settings were not saved',
  },
  assistant: {
    title: 'Assistant',
    shownIn:
      'The assistant answers in your words. If you leave one empty, it says that it does not know and how to reach ' +
      'you. Add your own questions under FAQ Management.',
    saved: 'Answers saved',
    failed: 'The answers were not saved',
  },
};

export const LINK_WORDS: Record<SchoolLink, { label: string; hint: string }> = {
  booking: { label: 'Booking form', hint: 'Free trial buttons. Empty: the trial form of this site.' },
  enquiry: { label: 'Enquiry form', hint: 'Protective tactics. Empty: the contact form.' },
  membership: { label: 'Membership provider', hint: 'Student log in. Empty: the log-in of this site.' },
  studentPortal: { label: 'Student portal', hint: 'Student Body page. Empty: it says how to reach you.' },
  ebooks: { label: 'E-book shop', hint: 'Empty: the contact form.' },
  reviews: { label: 'Reviews', hint: 'Instructors page. Empty: not shown.' },
  directions: { label: 'Directions', hint: 'Empty: made from your address.' },
  map: { label: 'Map', hint: 'An address that can be embedded. Empty: made from your address.' },
  facebook: { label: 'Facebook', hint: 'Contact page. Empty: not shown.' },
  instagram: { label: 'Instagram', hint: 'Contact page. Empty: not shown.' },
};

export const ANSWER_LABELS: Record<keyof SchoolAnswers, string> = {
  parking: 'Parking',
  showers: 'Showers and change rooms',
  whatToBring: 'What to wear and bring',
  ageLimits: 'From what age, to what age',
  womenOnly: 'Classes for women',
  paymentMethods: 'How people can pay',
  firstVisit: 'The first visit',
};

export const settingsKey = (section: SettingsSection) => ['settings', section] as const;

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
