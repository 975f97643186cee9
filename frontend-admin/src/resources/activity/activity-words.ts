import { ACTIVITY_ACTIONS, RESTORABLE, type ActivityAction, type RestorableResource } from '#libs/contracts/activity';
import type { AdminScreen } from '#libs/contracts/admin-paths';
import type { Activity, ActivityChange, SettingsChange } from '#libs/contracts/generated/api';
import type { SettingsSection } from '#libs/contracts/school';
import { isCalendarDate } from '#libs/domain/calendar-date';
import { type ClientContact, contactsWords } from '#libs/domain/client-contacts';
import { formatRand } from '#libs/domain/money';
import { daysKept } from '#libs/domain/retention';
import type { Choice } from '../../shared/ChoiceInput';
import { dayWords } from '../../shared/record-titles';
import { type RecordWords, sentenceCase } from '../../shared/record-words';
import { SECTION_TITLES } from '../../shared/settings/section-titles';

export const ACTIVITY_WORDS: RecordWords = {
  one: 'deed',
  many: 'activity',
  empty: 'No activity yet.',
  noneMatching: 'No activity matches your search.',
};

interface Named {
  /** "FAQ", as it follows "Changed". */
  noun: string;
  /** Where its records are shown. */
  screen?: AdminScreen;
}

/** What is logged, by the name that the API gives it. */
const NAMES: Record<RestorableResource, Named> & Record<string, Named> = {
  'api-keys': { noun: 'API key', screen: 'api-keys' },
  'beginner-courses': { noun: 'course', screen: 'beginner-courses' },
  'chat-conversations': { noun: 'conversation', screen: 'chat-conversations' },
  'class-exceptions': { noun: 'class on one date' },
  'class-schedules': { noun: 'class', screen: 'class-schedule' },
  closures: { noun: 'closure' },
  'contact-messages': { noun: 'message', screen: 'messages' },
  'corporate-clients': { noun: 'client', screen: 'corporate-clients' },
  'course-signups': { noun: 'course sign-up', screen: 'course-signups' },
  faqs: { noun: 'FAQ', screen: 'faq' },
  'reply-templates': { noun: 'reply template', screen: 'reply-templates' },
  'invoice-settings': { noun: 'invoice settings' },
  'instructor-absences': { noun: "instructor's absence" },
  instructors: { noun: 'instructor', screen: 'instructors' },
  invoices: { noun: 'invoice', screen: 'invoices' },
  'notice-settings': { noun: 'notification settings' },
  orders: { noun: 'order', screen: 'orders' },
  people: { noun: "a person's data" },
  'product-categories': { noun: 'product category' },
  products: { noun: 'product', screen: 'products' },
  quotes: { noun: 'quote', screen: 'quotes' },
  'recurring-invoices': { noun: 'recurring invoice', screen: 'recurring-invoices' },
  settings: { noun: 'school settings' },
  'sign-in-settings': { noun: 'sign-in settings' },
  'trial-bookings': { noun: 'trial booking', screen: 'trial-bookings' },
  'trusted-senders': { noun: 'trusted sender' },
  'unanswered-questions': { noun: 'unanswered question', screen: 'unanswered-questions' },
  users: { noun: 'user', screen: 'users' },
};

const VERBS: Record<ActivityAction, string> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  'sign-in': 'Signed in',
  'failed-sign-in': 'Failed sign-in',
  refused: 'Refused',
  erase: 'Erased',
  merge: 'Merged',
};

export const ACTION_CHOICES: Choice[] = ACTIVITY_ACTIONS.map((id) => ({ id, name: VERBS[id] }));
export const RESOURCE_CHOICES: Choice[] = Object.entries(NAMES)
  .map(([id, { noun }]) => ({ id, name: sentenceCase(noun) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

type Deed = Pick<Activity, 'action' | 'resource' | 'part' | 'times'>;

/** "Changed FAQ", "Added line of invoice", "Failed sign-in, 3 times" */
export function deedWords({ action, resource, part, times }: Deed): string {
  const often = times > 1 ? `, ${times} times` : '';
  if (action === 'sign-in' || action === 'failed-sign-in' || action === 'refused') return `${VERBS[action]}${often}`;
  const noun = nounOf(resource);
  return `${VERBS[action]} ${part === null ? noun : `${part} of ${noun}`}`;
}

export function nounOf(resource: string): string {
  return NAMES[resource]?.noun ?? resource.replaceAll('-', ' ');
}

/** The section of the settings that a deed is about; undefined: it is about none. */
export function sectionOf({ resource, label }: Pick<Activity, 'resource' | 'label'>): SettingsSection | undefined {
  return resource === 'settings' && Object.hasOwn(SECTION_TITLES, label) ? (label as SettingsSection) : undefined;
}

/** What the record is called: "Opening hours" of the section `hours`, "16 Dec 2026" of what is named by its day. */
export function labelWords(deed: Pick<Activity, 'resource' | 'label'>): string {
  const section = sectionOf(deed);
  if (section !== undefined) return SECTION_TITLES[section];
  // A payment and a class on one date have no other name than their day.
  return isCalendarDate(deed.label) ? dayWords(deed.label) : deed.label;
}

/**
 * The same change in the history of its section, which knows what was shown before it and after; the log only knows
 * what the owner's own words were. Both are written in one transaction, and so of one moment.
 */
export function sameChange(deed: Pick<Activity, 'at'>, history: readonly SettingsChange[]): SettingsChange | undefined {
  return history.find(({ createdAt }) => createdAt === deed.at);
}

/** Of two that were merged one is there no more, and either may be meant. */
const GONE_AFTER: readonly ActivityAction[] = ['delete', 'merge'];

/** Where the record is shown; undefined: nowhere, or no more. */
export function recordPath(deed: Pick<Activity, 'action' | 'resource' | 'recordId' | 'label'>): string | undefined {
  const { action, resource, recordId } = deed;
  const section = sectionOf(deed);
  if (section !== undefined) return `/settings#${section}`;
  const screen = NAMES[resource]?.screen;
  if (screen === undefined || recordId === null || GONE_AFTER.includes(action) || screen === 'api-keys')
    return undefined;
  return `/${screen}/${recordId}/show`;
}

/** Whether a deletion is young enough, and of content. */
export function restorableOf({ action, resource, part, at }: Activity, nowMs: number): RestorableResource | undefined {
  if (action !== 'delete' || part !== null) return undefined;
  const isYoung = nowMs - Date.parse(at) < daysKept('deletedContent') * 86_400_000;
  return isYoung ? RESTORABLE.find((name) => name === resource) : undefined;
}

const WORDS: Record<string, string> = { true: 'yes', false: 'no' };

/** "Price: R499.00 → R549.00" in its three parts; nothing is said as a dash. */
export function changeWords({ field, from, to }: ActivityChange): { field: string; from: string; to: string } {
  const isCents = field.endsWith('_cents');
  const spoken = field
    .replace(/_cents$|_id$|^is_/g, '')
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const said = (value: string | null): string => {
    if (value === null || value === '') return '–';
    if (isCents && /^-?\d+$/.test(value)) return formatRand(Number(value));
    if (field === 'contacts') return listedContacts(value);
    return WORDS[value] ?? value;
  };
  return { field: sentenceCase(spoken), from: said(from), to: said(to) };
}

/** What is too long is cut off in the log, and then stands as it is. */
function listedContacts(value: string): string {
  try {
    return contactsWords(JSON.parse(value) as ClientContact[]) || '–';
  } catch {
    return value;
  }
}
