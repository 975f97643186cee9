import { ForbiddenException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { API_KEY_RULES, type ApiKeyResource } from '#libs/contracts/api-key';
import { IMPORT_RESOURCES } from '#libs/contracts/import';
import type { ActingApiKey } from './access.decorators.js';
import { matchedRoute } from './matched-route.js';

const READING = ['GET', 'HEAD'];
/** Requesting an export is a POST that changes nothing. */
const EXPORTS = '/api/admin/exports/';
const PERSON = 'person';

/**
 * The API key resource of each route prefix, or PERSON when only a signed-in person may call it. The longest matching
 * prefix counts; an unlisted route is PERSON (route-matrix.spec asks for a line).
 */
const SCOPES: Record<string, ApiKeyResource | typeof PERSON> = {
  '/api/account': PERSON,
  // Who did what, in every list.
  '/api/admin/activity': PERSON,
  '/api/admin/api-keys': PERSON,
  '/api/admin/backups': PERSON,
  // Somebody has looked at what each payment is for.
  '/api/admin/bank-statements': PERSON,
  '/api/admin/beginner-courses': 'beginner-courses',
  '/api/admin/chat-conversations': 'chat-conversations',
  '/api/admin/class-exceptions': 'class-schedules',
  '/api/admin/class-schedules': 'class-schedules',
  '/api/admin/closures': 'class-schedules',
  '/api/admin/contact-messages': 'contact-messages',
  '/api/admin/corporate-clients': 'corporate-clients',
  // What a client owes and has paid.
  '/api/admin/corporate-clients/:id/credit': 'invoices',
  '/api/admin/corporate-clients/:id/ledger': 'invoices',
  '/api/admin/corporate-clients/:id/payments': 'invoices',
  '/api/admin/corporate-clients/:id/statement': 'invoices',
  '/api/admin/course-signups': 'course-signups',
  '/api/admin/credit-notes': 'invoices',
  '/api/admin/deleted-records': PERSON,
  // The files of its list, or of its report or statement.
  '/api/admin/exports/best-sellers': 'reports',
  '/api/admin/exports/contact-messages': 'contact-messages',
  '/api/admin/exports/debtors': 'reports',
  '/api/admin/exports/invoice-lines': 'invoices',
  '/api/admin/exports/invoice-payments': 'invoices',
  '/api/admin/exports/invoices': 'invoices',
  '/api/admin/exports/orders': 'orders',
  '/api/admin/exports/statements': 'invoices',
  '/api/admin/faqs': 'faqs',
  // Quotes what visitors have asked.
  '/api/admin/faqs/preview': 'chat-conversations',
  // A CSV file goes into the list that its address names.
  ...Object.fromEntries(IMPORT_RESOURCES.map((resource) => [`/api/admin/imports/${resource}`, resource])),
  '/api/admin/instructor-absences': 'instructors',
  '/api/admin/instructors': 'instructors',
  '/api/admin/invoice-items': 'invoices',
  // Where clients pay to.
  '/api/admin/invoice-settings': PERSON,
  '/api/admin/invoices': 'invoices',
  '/api/admin/notice-settings': PERSON,
  '/api/admin/orders': 'orders',
  // What is kept about somebody, whole.
  '/api/admin/people': PERSON,
  '/api/admin/product-categories': 'product-categories',
  '/api/admin/products': 'products',
  // Names orders by their numbers, and a number opens its order to anybody.
  '/api/admin/products/:id/stock-history': 'orders',
  '/api/admin/public-holidays': 'class-schedules',
  '/api/admin/push': PERSON,
  '/api/admin/quotes': 'invoices',
  '/api/admin/recurring-invoices': 'invoices',
  // What goes with the messages that they answer.
  '/api/admin/reply-templates': 'contact-messages',
  // Sums of invoices, orders, trials and messages, without their persons.
  '/api/admin/reports': 'reports',
  // What the school says of itself everywhere.
  '/api/admin/settings': PERSON,
  '/api/admin/sign-in-settings': PERSON,
  '/api/admin/substitutes-needed': 'class-schedules',
  '/api/admin/system': PERSON,
  '/api/admin/tasks': PERSON,
  // It goes with the messages.
  '/api/admin/trusted-senders': 'contact-messages',
  '/api/admin/unanswered-questions': 'unanswered-questions',
  '/api/admin/trial-bookings': 'trial-bookings',
  '/api/admin/users': PERSON,
  '/api/logout': PERSON,
  '/api/upload/product-image': 'products',
};
/** Routes that need a second resource, because they change it too. */
const ALSO_NEEDED: Record<string, ApiKeyResource> = {
  // Invoices, payments and credit become those of another client, and no press undoes it.
  '/api/admin/corporate-clients/:id/merge': 'invoices',
};
const LONGEST_FIRST = Object.entries(SCOPES).toSorted(([a], [b]) => b.length - a.length);

/**
 * @param route its pattern, with `:id` or `{id}`
 * @returns undefined when no prefix matches
 */
export function apiKeyScopeOf(route: string): ApiKeyResource | typeof PERSON | undefined {
  const pattern = patternOf(route);
  return LONGEST_FIRST.find(([start]) => pattern === start || pattern.startsWith(`${start}/`))?.[1];
}

/**
 * The resources that a key needs for the route.
 * @param scope the route's apiKeyScopeOf
 */
export function resourcesNeeded(route: string, scope: ApiKeyResource): ApiKeyResource[] {
  const also = ALSO_NEEDED[patternOf(route)];
  return also === undefined ? [scope] : [scope, also];
}

function patternOf(route: string): string {
  return route.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** @throws ForbiddenException that says what the key lacks */
export function requireApiKeyScope(request: FastifyRequest, { access, resources }: ActingApiKey): void {
  const route = matchedRoute(request);
  const scope = apiKeyScopeOf(route) ?? PERSON;
  if (scope === PERSON) throw new ForbiddenException(API_KEY_RULES.needsPerson);
  const missing = resourcesNeeded(route, scope).find((needed) => !resources.includes(needed));
  if (missing) throw new ForbiddenException(API_KEY_RULES.otherResource(missing));
  const isReading = READING.includes(request.method) || route.startsWith(EXPORTS);
  if (access === 'read' && !isReading) throw new ForbiddenException(API_KEY_RULES.readOnly);
}
