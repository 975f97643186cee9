import { API_KEY_RULES as RULES, type ApiKeyResource } from '#libs/contracts/api-key';
import type { ApiKey } from '#libs/contracts/generated/api';
import type { Choice } from '../../shared/ChoiceInput';
import { messagesBy, said } from '../../shared/record-rules';
import type { RecordWords } from '../../shared/record-words';
import { schoolDay } from '../../shared/school-moment';

type Values = Record<string, unknown>;

export const API_KEY_WORDS: RecordWords = {
  one: 'API key',
  many: 'API keys',
  empty: 'No API keys yet.',
  add: 'New API key',
  saveNew: 'Create API key',
  deletion: {
    title: 'Delete API key',
    question: 'Scripts that use this key will stop working immediately. Delete it?',
  },
};

export const RESOURCE_NAMES: Record<ApiKeyResource, string> = {
  'contact-messages': 'Messages',
  'chat-conversations': 'Conversations',
  'unanswered-questions': 'Unanswered questions',
  faqs: 'FAQs',
  'class-schedules': 'Class schedule',
  'beginner-courses': 'Courses',
  instructors: 'Instructors',
  'corporate-clients': 'Corporate clients',
  products: 'Products',
  'product-categories': 'Product categories',
  orders: 'Orders',
  invoices: 'Invoices',
  'trial-bookings': 'Trial bookings',
  'course-signups': 'Course sign-ups',
  reports: 'Reports',
};

export const RESOURCE_CHOICES: Choice[] = Object.entries(RESOURCE_NAMES).map(([id, name]) => ({ id, name }));

export const ACCESS_CHOICES: Choice[] = [
  { id: 'read', name: 'Read only' },
  { id: 'write', name: 'Read and change' },
];

const NEVER = 'never';
export const LIFE_CHOICES: Choice[] = [
  { id: '30', name: 'After 30 days' },
  { id: '90', name: 'After 90 days' },
  { id: '365', name: 'After a year' },
  { id: NEVER, name: 'Never' },
];

export const NEW_API_KEY = { name: '', access: 'read', resources: [], life: '90' };

/** The server's own rules, before it is asked. */
export function validateApiKey(values: Values): Record<string, string> {
  const { resources } = values;
  return said({
    ...messagesBy({ name: RULES.name }, values),
    resources: Array.isArray(resources) && resources.length > 0 ? undefined : RULES.resources.required,
  });
}

const DAY_MS = 86_400_000;

/** What is sent: when the key ends, in place of how long it lives. */
export function apiKeyData({ life, ...fields }: Values, nowMs: number): Values {
  return { ...fields, expiresAt: life === NEVER ? null : new Date(nowMs + Number(life) * DAY_MS).toISOString() };
}

/** "Expires 21 Feb 2027", "Expired 3 Nov 2026", "Never expires". */
export function endWords({ expiresAt }: Pick<ApiKey, 'expiresAt'>, nowMs: number): string {
  if (expiresAt === null) return 'Never expires';
  return `${Date.parse(expiresAt) > nowMs ? 'Expires' : 'Expired'} ${schoolDay(expiresAt)}`;
}
