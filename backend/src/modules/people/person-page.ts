import { PERSON_KINDS, type PersonKind } from '#libs/contracts/people';
import { school } from '#libs/school/school';
import { writtenMoment } from '#libs/school/written-moment';
import type { Person } from './person.js';

const TITLES: Record<PersonKind, string> = {
  messages: 'Contact form messages',
  conversations: 'Conversations with the assistant',
  trials: 'Trial bookings',
  courseSignups: 'Course sign-ups',
  orders: 'Orders',
  stockAlerts: 'Back-in-stock alerts',
  trusted: 'Trusted sender',
  clients: 'Corporate clients',
  invoices: 'Invoices',
  quotes: 'Quotes',
  accounts: 'Accounts',
  waitingMails: 'Emails waiting to be sent',
  mailFiles: 'Emails on disk',
  activity: 'Changes made by staff',
  deleted: 'Deleted records that can be restored for 30 days',
  imports: 'Rows of CSV files imported in the last day',
};

/** Renders a person's data as one self-contained HTML page. */
export function personPage(person: Person, data: Partial<Record<PersonKind, object[]>>, now: Date): string {
  const whom = [person.email, person.phone].filter((each) => each !== null).join(' · ');
  const kinds = PERSON_KINDS.filter((kind) => data[kind] !== undefined);
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What ${escaped(school.name)} keeps about ${escaped(whom)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color: #1a1a1a }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5rem }
th, td { text-align: left; vertical-align: top; border-bottom: 1px solid #ccc; padding: 0.25rem 0.5rem }
th { width: 30%; font-weight: 600 }
td { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>What we keep about ${escaped(whom)}</h1>
<p>${escaped(school.name)}, ${escaped(writtenMoment(now))}. Sums ending in “cents” are in cents.</p>
${kinds.map((kind) => section(TITLES[kind], data[kind] ?? [])).join('\n') || '<p>Nothing.</p>'}
</body>
</html>
`;
}

function section(title: string, records: object[]): string {
  return `<h2>${escaped(title)}</h2>\n${records.map(table).join('\n')}`;
}

function table(record: object): string {
  const rows = Object.entries(record).filter(([, value]) => value !== null && value !== '');
  const cells = rows.map(
    ([name, value]) => `<tr><th>${escaped(label(name))}</th><td>${escaped(words(value))}</td></tr>`,
  );
  return `<table>${cells.join('')}</table>`;
}

/** customer_name → Customer name */
function label(column: string): string {
  const spaced = column.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
