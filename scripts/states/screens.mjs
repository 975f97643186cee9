// Every screen that pictures are taken of. What is not derived from the routes is held against them by screens.test.ts,
// so that a new screen cannot be forgotten.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_ROOT, ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { MOBILE_APP_ROOT, MOBILE_APP_SCREENS } from '#libs/contracts/mobile-app-paths';

/**
 * @typedef {'site' | 'back-office' | 'phone'} Area
 * @typedef {{ area: Area, path: string, address: string, isSignedOut?: boolean }} Screen path: what it is called;
 *   address: what is opened, with the id or the secret of a record
 * @typedef {{ create?: boolean, record?: boolean, further?: string[] }} Part
 */

/** What the pages of the site need in their address to show something: the name of a sample (sample-records.mjs). */
export const SITE_SAMPLES = {
  '/free-trial/booking': 'trialQuery',
  '/course-sign-up': 'courseQuery',
  '/course-sign-up/place': 'signupQuery',
  '/order-success': 'orderQuery',
  '/quote': 'quoteSecret',
  '/reset-password': 'resetQuery',
};
/** Pages that no file is built for. */
export const UNBUILT_SAMPLES = { '/shop/:product': 'productPage', '*': 'missingPage' };

const FORMS = { create: true, record: true };
const RECORD = { record: true };
/**
 * Beyond its list, what each screen of the back-office has at an address of its own: a form that adds, one record, and
 * further addresses of that record.
 * @type {Record<string, Part>}
 */
export const ADMIN_PARTS = {
  faq: FORMS,
  'class-schedule': FORMS,
  closures: FORMS,
  'trial-bookings': RECORD,
  users: FORMS,
  'beginner-courses': FORMS,
  'course-signups': RECORD,
  messages: RECORD,
  'reply-templates': FORMS,
  'corporate-clients': FORMS,
  instructors: FORMS,
  products: FORMS,
  orders: RECORD,
  invoices: { ...FORMS, further: ['show', 'items'] },
  'recurring-invoices': FORMS,
  quotes: { ...FORMS, further: ['show'] },
  'bank-statement': {},
  reports: {},
  'chat-conversations': RECORD,
  'unanswered-questions': {},
  'api-keys': { create: true },
  settings: {},
  activity: {},
  system: {},
  people: {},
};
/** The same of the phone area. @type {Record<string, Part>} */
export const PHONE_PARTS = { messages: RECORD, faq: FORMS, schedule: FORMS, courses: FORMS, users: FORMS };

/**
 * @param {readonly string[]} sitePages the paths of the site's pages
 * @param {Record<string, string>} samples by name, and the ids of records by screen
 * @returns {Screen[]}
 */
export function screensOf(sitePages, samples) {
  const site = [...sitePages.map((page) => [page, page + (samples[SITE_SAMPLES[page]] ?? '')]), ...unbuilt(samples)];
  return [
    ...site.map(([name, address]) => ({ area: 'site', path: name, address })),
    { area: 'back-office', path: `${ADMIN_ROOT} (signed out)`, address: ADMIN_ROOT, isSignedOut: true },
    ...areaOf('back-office', ADMIN_ROOT, ADMIN_SCREENS, ADMIN_PARTS, samples),
    ...areaOf('phone', MOBILE_APP_ROOT, MOBILE_APP_SCREENS, PHONE_PARTS, samples),
  ];
}

/**
 * The site's pages as they were built, each public route a file; further addresses of a page name that page as theirs.
 * @param {string} folder `dist/public`
 */
export function builtPages(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
    .map((file) => ({
      file,
      page: `/${file
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')
        .replace(/^index$/, '')}`,
    }))
    .filter(({ file, page }) => canonicalPath(readFileSync(path.join(folder, file), 'utf8')) === page)
    .map(({ page }) => page)
    .sort();
}

function canonicalPath(html) {
  return new URL(/<link rel="canonical" href="(.*?)"/.exec(html)?.[1] ?? '').pathname;
}

function unbuilt(samples) {
  return Object.entries(UNBUILT_SAMPLES).map(([name, sample]) => [name, samples[sample]]);
}

function areaOf(area, root, names, parts, samples) {
  return [
    { area, path: root, address: root },
    ...names.flatMap((name) => {
      const { create, record, further = [] } = parts[name] ?? {};
      const list = `${root}/${name}`;
      const id = samples[name];
      const places = [
        [list, list],
        ...(create ? [[`${list}/create`, `${list}/create`]] : []),
        ...(record && id !== undefined
          ? ['', ...further.map((part) => `/${part}`)].map((part) => [`${list}/:id${part}`, `${list}/${id}${part}`])
          : []),
      ];
      return places.map(([called, address]) => ({ area, path: called, address }));
    }),
  ];
}
