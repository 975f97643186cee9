import { paths } from '../paths';

/** Pages by the names that answers call them. */
export const pagesInAnswers = {
  'Free Trial page': paths.freeTrial,
  'Membership page': paths.membership,
  'Class Schedule page': paths.classSchedule,
  'Contact page': paths.contactUs,
  'FAQ page': paths.faq,
  'Instructors page': paths.instructors,
  'Shop page': paths.shop,
  'Book Store page': paths.bookStore,
  'Home page': paths.home,
} as const;
