/** The words of header and footer, in the order of spec 1 section 2.2. */
import { paths } from '../paths';

export interface NavEntry {
  label: string;
  path: string;
  isAccent?: boolean;
}

export const mainNavigation: readonly NavEntry[] = [
  { label: 'Home', path: paths.home },
  { label: 'Self Defence', path: paths.selfDefence },
  { label: 'Kids Classes', path: paths.kidsClasses },
  { label: 'Boxing', path: paths.boxing },
  { label: 'Class Schedule', path: paths.classSchedule },
  { label: 'Free Trial', path: paths.freeTrial, isAccent: true },
  { label: 'Instructors', path: paths.instructors },
  { label: 'Student Body', path: paths.studentBody },
  { label: 'Shop', path: paths.shop },
  { label: 'Corporate Clients', path: paths.corporateClients },
  { label: 'Contact Us', path: paths.contactUs },
];

export const footerColumns: readonly { title: string; entries: readonly NavEntry[] }[] = [
  {
    title: 'Train',
    entries: [
      { label: 'Self Defence', path: paths.selfDefence },
      { label: 'Boxing', path: paths.boxing },
      { label: 'Kids Classes', path: paths.kidsClasses },
      { label: 'Corporate Clients', path: paths.corporateClients },
      { label: 'Membership', path: paths.membership },
    ],
  },
  {
    title: 'School',
    entries: [
      { label: 'Class Schedule', path: paths.classSchedule },
      { label: 'Instructors', path: paths.instructors },
      { label: 'Shop', path: paths.shop },
      { label: 'Book Store', path: paths.bookStore },
      { label: 'Contact Us', path: paths.contactUs },
      { label: 'Student Account', path: paths.studentLogin },
    ],
  },
];

export const legalEntries: readonly NavEntry[] = [
  { label: 'Terms and Conditions', path: paths.terms },
  { label: 'Privacy Policy', path: paths.privacy },
];
