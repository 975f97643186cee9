/**
 * The entries of the navigation bar, in the specification's order (spec 3 section 2), Invoices and
 * Reports after Orders (CONTRACT sections 3 and 8), closed days and trials after the schedule, sign-ups
 * after the courses, the assistant's two
 * after Messages, personal data last.
 */
import type { AdminScreen } from '#libs/contracts/admin-paths';
import {
  CalendarIcon,
  ClientsIcon,
  ClosedDaysIcon,
  ConversationsIcon,
  CoursesIcon,
  DashboardIcon,
  FaqIcon,
  HistoryIcon,
  InvoicesIcon,
  KeyIcon,
  MessagesIcon,
  OrdersIcon,
  PeopleIcon,
  PersonIcon,
  PersonalDataIcon,
  ProductsIcon,
  ReportsIcon,
  SettingsIcon,
  SystemIcon,
  TrialsIcon,
  UnansweredIcon,
  type Icon,
} from '../shared/icons';

export interface NavigationEntry {
  /** Below /admin; the dashboard is the empty one. */
  screen: AdminScreen | '';
  /** The word in the bar. */
  label: string;
  /** The screen's heading. */
  title: string;
  icon: Icon;
  /** Others do not see it in the bar. */
  isForOwner?: true;
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { screen: '', label: 'Dashboard', title: 'Dashboard', icon: DashboardIcon },
  { screen: 'messages', label: 'Messages', title: 'Contact Messages', icon: MessagesIcon },
  { screen: 'reply-templates', label: 'Reply Templates', title: 'Reply Templates', icon: MessagesIcon },
  { screen: 'chat-conversations', label: 'Conversations', title: 'Conversations', icon: ConversationsIcon },
  {
    screen: 'unanswered-questions',
    label: 'Unanswered Questions',
    title: 'Unanswered Questions',
    icon: UnansweredIcon,
  },
  { screen: 'faq', label: 'FAQ Management', title: 'FAQ Management', icon: FaqIcon },
  { screen: 'class-schedule', label: 'Class Schedule', title: 'Class Schedule Management', icon: CalendarIcon },
  { screen: 'closures', label: 'Closed Days', title: 'Closed Days', icon: ClosedDaysIcon },
  { screen: 'trial-bookings', label: 'Trials', title: 'Trial Bookings', icon: TrialsIcon },
  { screen: 'beginner-courses', label: 'Courses', title: 'Manage Courses', icon: CoursesIcon },
  { screen: 'course-signups', label: 'Course Sign-ups', title: 'Course Sign-ups', icon: TrialsIcon },
  { screen: 'instructors', label: 'Instructors', title: 'Instructor Management', icon: PeopleIcon },
  { screen: 'corporate-clients', label: 'Corporate Clients', title: 'Corporate Clients Management', icon: ClientsIcon },
  { screen: 'products', label: 'Products', title: 'Product Management', icon: ProductsIcon },
  { screen: 'orders', label: 'Orders', title: 'Order Management', icon: OrdersIcon },
  { screen: 'invoices', label: 'Invoices', title: 'Invoice Management', icon: InvoicesIcon },
  { screen: 'recurring-invoices', label: 'Recurring Invoices', title: 'Recurring Invoices', icon: InvoicesIcon },
  { screen: 'quotes', label: 'Quotes', title: 'Quotes', icon: InvoicesIcon },
  { screen: 'bank-statement', label: 'Bank Statement', title: 'Bank Statement', icon: InvoicesIcon },
  { screen: 'reports', label: 'Reports', title: 'Reports', icon: ReportsIcon },
  { screen: 'settings', label: 'Settings', title: 'Settings', icon: SettingsIcon },
  { screen: 'users', label: 'User Management', title: 'User Management', icon: PersonIcon },
  { screen: 'api-keys', label: 'API Keys', title: 'API Keys', icon: KeyIcon },
  { screen: 'activity', label: 'Activity', title: 'Activity', icon: HistoryIcon },
  { screen: 'system', label: 'System', title: 'System', icon: SystemIcon, isForOwner: true },
  { screen: 'people', label: "A Person's Data", title: "A Person's Data", icon: PersonalDataIcon },
];

/**
 * The entry of an address inside the back-office ("/faq/7" is FAQ Management), or undefined for one that is no
 * screen's.
 */
export function entryAt(pathname: string): NavigationEntry | undefined {
  const screen = pathname.split('/')[1] ?? '';
  return NAVIGATION.find((entry) => entry.screen === screen);
}
