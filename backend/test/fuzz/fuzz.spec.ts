/**
 * Bad input to every documented call: wrong types, empty, over-long, unicode, lists for texts, prototype keys, odd
 * numbers, SQL, NUL, halves of surrogate pairs, deep nesting, wrong content types, damaged queries. Each is answered by
 * a 4xx in the one shape or by a success as documented, never by a 5xx; what the document rules out is refused, and
 * what is refused leaves nothing behind.
 *
 * `npm run fuzz -- [requests] [seed]` runs the same for longer.
 */
import { RESTORABLE } from '#libs/contracts/activity';
import { IMPORT_RESOURCES } from '#libs/contracts/import';
import { PREVIEWED_SECTIONS } from '#libs/contracts/school';
import { openApiDocument } from '../../src/common/openapi/serve-openapi.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { curlLine } from './curl-line.js';
import { operationsOf, readOpenApi } from './document.js';
import { FuzzedSchool } from './fuzzed-school.js';
import { hostileRequests, validRequest } from './hostile-requests.js';
import { Judge } from './judge.js';
import { KNOWN_FIELDS } from './known-fields.js';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_416);
/** The records made meanwhile are forgotten this often, so that lists stay short. */
const REQUESTS_PER_SCHOOL = 500;
const MAX_COMPLAINTS = 20;

/** Their samples name nothing that exists; no job is given up; no second factor is on, and a code is of its minute. */
const REFUSED_AS_SAMPLED = [
  'POST /api/admin/contact-messages/archive-old/undo',
  'POST /api/account/totp/confirm',
  'POST /api/account/totp/recovery-codes',
  'DELETE /api/account/totp',
  'DELETE /api/admin/users/{id}/totp',
  'GET /api/images/{hash}.{extension}',
  'GET /api/admin/backups/{name}/download',
  'POST /api/admin/system/jobs/{id}/retry',
  'DELETE /api/admin/system/jobs/{id}',
  'POST /api/password/reset',
  // It is a form, and no sample is signed.
  'POST /api/card-payments/notices',
  // The samples before it leave nothing to pay of any order.
  'POST /api/orders/{orderNumber}/card-payment',
  // There is no built site here.
  ...PREVIEWED_SECTIONS.map((section) => `POST /api/admin/settings/${section}/preview`),
  // Into itself: another would take away the client that the samples of invoices and quotes name.
  'POST /api/admin/corporate-clients/{id}/merge',
  // What they name is there, until its DELETE is sampled, last of all.
  ...RESTORABLE.map((resource) => `POST /api/admin/${resource}/{id}/restore`),
  // Nothing is imported while no job runs.
  ...IMPORT_RESOURCES.map((resource) => `POST /api/admin/imports/${resource}/{id}/undo`),
];

const document = readOpenApi();
const operations = operationsOf(document);
const judge = new Judge(document);
let t: TestApp;
let school: FuzzedSchool;
beforeAll(async () => {
  t = await startTestApp({ rateLimitScale: 1_000_000 });
  school = new FuzzedSchool(t, document);
  await school.prepare();
});
afterAll(() => t.close());

it('the generated document knows every route of the application', () => {
  expect(Object.keys(document.paths).toSorted()).toEqual(Object.keys(openApiDocument(t.app).paths).toSorted());
});

describe('what is broken afterwards', () => {
  beforeAll(() => school.prepare());
  beforeEach(() => school.signIn());

  const last = [/^DELETE .*\}.*\}/, /^DELETE .*\}/, /^DELETE /, /^POST \/api\/logout/];
  const rank = (name: string): number => last.findIndex((pattern) => pattern.test(name));
  const sampled = operations
    .filter(({ name }) => !REFUSED_AS_SAMPLED.includes(name))
    .toSorted((a, b) => rank(a.name) - rank(b.name));

  it.each(sampled.map((operation, index) => ({ name: operation.name, operation, unique: 900 + index })))(
    '$name takes its sample',
    async ({ operation, unique }) => {
      const request = validRequest(operation, { document, known: KNOWN_FIELDS }, unique);
      const { answer } = await school.send(request);
      // Else: give the refused field an example in its DTO, or a value in sample.ts or known-fields.ts.
      const refused = answer.statusCode >= 300 ? `${answer.statusCode} ${answer.body}` : 'none';
      expect(refused).toBe('none');
      expect(judge.complaint(request, answer)).toBeUndefined();
    },
  );
});

it(`${REQUESTS} requests, seed ${SEED}`, async () => {
  const { sent, complaints, statuses } = await fuzz();
  expect(complaints).toEqual([]);
  expect(sent).toBe(REQUESTS);
  process.stdout.write(
    `${sent} requests, seed ${SEED}: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}\n`,
  );
});

async function fuzz(): Promise<{ sent: number; complaints: string[]; statuses: Record<string, number> }> {
  const complaints: string[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  let before = '';
  for (const request of hostileRequests({ document, known: KNOWN_FIELDS, seed: SEED })) {
    if (sent === REQUESTS || complaints.length === MAX_COMPLAINTS) break;
    if (sent % REQUESTS_PER_SCHOOL === 0) {
      await school.prepare();
      before = await school.fingerprint();
    }
    let outcome = await school.send(request);
    // A request before this one ended the session, or the account.
    if (outcome.answer.statusCode === 401 && request.operation.path !== '/api/login') {
      await school.prepare();
      before = await school.fingerprint();
      outcome = await school.send(request);
    }
    sent += 1;
    const { statusCode } = outcome.answer;
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const after = request.method === 'GET' ? before : await school.fingerprint();
    const complaint =
      judge.complaint(request, outcome.answer) ??
      (statusCode >= 400 && after !== before
        ? `answered ${statusCode} and wrote: ${difference(before, after)}`
        : undefined);
    before = after;
    if (complaint !== undefined)
      complaints.push(
        `request ${sent}, ${request.operation.name}, ${request.what}: ${complaint}\n${curlLine(request, outcome)}`,
      );
  }
  return { sent, complaints, statuses };
}

function difference(before: string, after: string): string {
  const known = before.split(' ');
  return after
    .split(' ')
    .filter((table) => !known.includes(table))
    .join(' ');
}
