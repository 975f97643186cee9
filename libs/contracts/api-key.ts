/** Keys by which scripts use the API (CONTRACT section 10). */

/** What a key can be for: the parts of the API below /api/admin that need no person. */
export const API_KEY_RESOURCES = [
  'contact-messages',
  'chat-conversations',
  'unanswered-questions',
  'faqs',
  'class-schedules',
  'beginner-courses',
  'instructors',
  'corporate-clients',
  'products',
  'product-categories',
  'orders',
  'invoices',
  'trial-bookings',
  'course-signups',
  'reports',
] as const;
export type ApiKeyResource = (typeof API_KEY_RESOURCES)[number];

export const API_KEY_ACCESS = ['read', 'write'] as const;
export type ApiKeyAccess = (typeof API_KEY_ACCESS)[number];

/** How every key begins, so that programs that look for leaked secrets know one. */
export const API_KEY_PREFIX = 'storm_';

/** Of one key, on each process of the server. */
export const KEY_CALLS_PER_MINUTE = 1200;

export const API_KEY_RULES = {
  name: {
    required: 'Please enter what the key is for',
    maxLength: 80,
    tooLong: 'Name must be at most 80 characters',
  },
  access: { unknown: `Access must be one of ${API_KEY_ACCESS.join(', ')}` },
  resources: {
    required: 'Please choose at least one part it can access',
    unknown: `Resources must be of ${API_KEY_RESOURCES.join(', ')}`,
  },
  expiresAt: {
    invalid: 'Expires must be a date and time such as 2027-04-16T10:00:00Z',
    past: 'This time is in the past',
  },
  needsPerson: 'Only a signed-in user can do this, not an API key',
  tooManyCalls: 'Too many calls with this API key. Please wait a minute',
  readOnly: 'This API key may only read',
  otherResource: (resource: ApiKeyResource): string => `This API key is not for ${resource}`,
} as const;
