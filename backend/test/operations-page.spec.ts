/** docs/operations.md tells of every mail that there is, and of all that is done by the clock each day. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { JobsService } from '../src/modules/jobs/jobs.service.js';
import { startTestApp } from './test-app.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TEMPLATES = path.join(ROOT, 'backend/src/modules/mail/templates');
const DAY_MINUTES = 1440;
const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
/** What begins the rows of its tables. */
const firstCells = Array.from(page.matchAll(/^\| ([^|]+?) \|/gm), ([, cell]) => cell!);

/** The rows that tell of the mails of a template. */
const ROWS: Record<string, string[]> = {
  'account-changed': [
    'account changed',
    'second step turned on or off, new recovery codes, one used, codes guessed at',
  ],
  'back-in-stock': ['back in stock'],
  booking: ['free trial; place in a course'],
  'booking-notice': ['notice of a trial or of a sign-up'],
  'card-payment-notice': ['a card payment that needs attention'],
  'chat-digest': ['chat notice'],
  'chat-notice': ['chat notice'],
  'contact-message': ['contact message'],
  'contact-reply': ['answer to a contact message'],
  'contact-task': ['message or conversation to see to'],
  'daily-digest': ['daily digest'],
  invoice: ['invoice, with its PDF', 'reminder of an invoice, with its PDF'],
  'low-stock': ['low stock'],
  'order-digest': ['order confirmation'],
  'order-notice': ['order notice'],
  'order-placed': ['order confirmation'],
  'order-status': ['news of an order'],
  'password-changed': ['password reset, password changed'],
  'password-reset': ['password reset, password changed'],
  quote: ['quote, with its PDF and a link to answer it'],
  'quote-answer': ['answer to a quote'],
  statement: ['statement of a client, with its PDF'],
};

it('has a row for each mail', () => {
  const sources = readdirSync(TEMPLATES).map((file) => readFileSync(path.join(TEMPLATES, file), 'utf8'));
  const partials = new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/\{\{> ?([\w-]+)/g), ([, name]) => name)),
  );
  const mails = new Set(readdirSync(TEMPLATES).map((file) => file.split('.')[0]!));
  const whole = [...mails].filter((name) => name !== 'layout' && !partials.has(name));
  expect(Object.keys(ROWS)).toEqual(whole.toSorted());
  expect(firstCells).toEqual(expect.arrayContaining(Object.values(ROWS).flat()));
});

it('has a row for each time of day at which something is done', async () => {
  const t = await startTestApp();
  const { schedules } = t.app.get(JobsService, { strict: false });
  await t.close();
  const school = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Johannesburg', timeStyle: 'short' });
  const times = [...schedules.values()]
    .filter(({ everyMinutes }) => everyMinutes === DAY_MINUTES)
    .map(({ offsetMinutes }) => school.format(offsetMinutes * 60_000));
  expect(times).toContain('01:10');
  expect(firstCells).toEqual(expect.arrayContaining(times));
});
