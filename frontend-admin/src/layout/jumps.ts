/** Where Ctrl K can go: screens, forms that add, and records by what they are called. */
import type { RaRecord } from 'react-admin';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import { SECTION_TITLES } from '../shared/settings/section-titles';
import { NAVIGATION } from './navigation';

export interface Jump {
  path: string;
  label: string;
  /** More of a record than its name. */
  detail?: string;
  /** Under which heading it stands. */
  group: string;
}

const SCREENS = 'Screens';

const FORMS: { screen: AdminScreen; label: string }[] = [
  { screen: 'faq', label: 'Add FAQ' },
  { screen: 'class-schedule', label: 'Add class schedule' },
  { screen: 'beginner-courses', label: 'Add course' },
  { screen: 'instructors', label: 'Add instructor' },
  { screen: 'corporate-clients', label: 'Add corporate client' },
  { screen: 'products', label: 'Add product' },
  { screen: 'invoices', label: 'Create invoice' },
  { screen: 'quotes', label: 'Add quote' },
  { screen: 'users', label: 'Add user' },
];

const PLACES: readonly Jump[] = [
  ...NAVIGATION.map(({ label, screen }) => ({ label, path: `/${screen}`, group: SCREENS })),
  ...FORMS.map(({ label, screen }) => ({ label, path: `/${screen}/create`, group: SCREENS })),
  ...Object.entries(SECTION_TITLES).map(([section, title]) => ({
    label: `Settings: ${title}`,
    path: `/settings#${section}`,
    group: SCREENS,
  })),
];

/**
 * The screens and forms whose name holds what was typed, those that begin with it first; all of them when nothing was.
 */
export function placesFor(typed: string): Jump[] {
  const text = typed.trim().toLowerCase();
  const found = PLACES.filter(({ label }) => label.toLowerCase().includes(text));
  const begins = ({ label }: Jump): number => Number(label.toLowerCase().startsWith(text));
  return found.toSorted((a, b) => begins(b) - begins(a));
}

/** The searched fields that tell records of one name apart. */
const DETAILS: Partial<Record<AdminScreen, readonly string[]>> = {
  messages: ['fullName', 'subject'],
  'beginner-courses': ['startDate'],
  'class-schedule': ['instructor'],
  'corporate-clients': ['city'],
  'course-signups': ['courseName', 'email'],
  instructors: ['role'],
  invoices: ['clientName'],
  orders: ['customerName', 'customerEmail'],
  products: ['category'],
  quotes: ['clientName'],
  'trial-bookings': ['fullName', 'email'],
  users: ['email'],
};

/** @param called what the record's screen calls it */
export function jumpToRecord(screen: AdminScreen, record: RaRecord, called: string): Jump {
  const told = (DETAILS[screen] ?? [])
    .map((field) => record[field] as unknown)
    .filter((text): text is string => typeof text === 'string' && text !== '' && !called.includes(text));
  const group = NAVIGATION.find((entry) => entry.screen === screen)?.label ?? '';
  return {
    path: `/${screen}/${record.id}/show`,
    label: called,
    group,
    ...(told.length > 0 && { detail: told.join(', ') }),
  };
}
