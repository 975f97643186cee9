/** The words of header and footer, in the order of spec 1 section 2.2. */
import { corporateClientsAliases, paths } from '../paths';

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

/** Pages of an entry that lie not below its address. */
const MORE_OF_SECTION: Readonly<Record<string, readonly string[]>> = {
  [paths.kidsClasses]: [paths.littleWarriors, paths.juniorDefenders, paths.teenProgram],
  [paths.shop]: [paths.cart, paths.orderSuccess],
  [paths.corporateClients]: corporateClientsAliases,
};

/** Whether a page is the entry's own, by whichever address, or belongs to its section. */
export function isCurrent({ path }: NavEntry, pathname: string): boolean {
  return (
    pathname === path ||
    (path !== paths.home && pathname.startsWith(`${path}/`)) ||
    (MORE_OF_SECTION[path]?.includes(pathname) ?? false)
  );
}

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
      { label: 'FAQ', path: paths.faq },
      { label: 'Student Account', path: paths.studentLogin },
    ],
  },
];

export const legalEntries: readonly NavEntry[] = [
  { label: 'Terms and Conditions', path: paths.terms },
  { label: 'Privacy Policy', path: paths.privacy },
];
