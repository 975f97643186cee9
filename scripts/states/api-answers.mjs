// What becomes of the page's calls to the API in a state.

/** What the machine says of itself is another thing in every run. */
const MEASURED = { disk: { directory: '.data', freeBytes: 80_000_000_000, sizeBytes: 160_000_000_000 } };
const MEASURED_DATABASE = { sizeBytes: 25_000_000, connections: { inUse: 1, idle: 2, waiting: 0, most: 10 } };

/** Without these there is no screen whose state could be looked at: who is signed in. */
const ALWAYS_ANSWERED = /^\/api\/account$/;
/** Words as people type them who leave no blank: a surname and a file's name. */
const LONG_WORD = 'VanDerWesthuizen-Nkosinathi_registration-form-final-version2.docx';
/** Fields that hold a person's words; of the others many are an enumeration's or a date. */
const WORDS = new RegExp(
  '^(?:.*Name|name|title|subtitle|subject|question|answer|message|text|content|description|notes?|.*Note|reason' +
    '|background|expertise|address|.*Address|city|instructor|username|label|industry|location)$',
);
const EMAILS = /^(?:email|.*Email)$/;

/** As the server itself says it (backend/src/common/errors/describe-error.ts). */
const WENT_WRONG = 'Something went wrong on our side. Please try again later';

/** @type {Record<string, (route: import('@playwright/test').Route) => Promise<void>>} */
export const ANSWERS = {
  loading: () => new Promise(() => undefined),
  error: (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: WENT_WRONG } }),
  offline: (route) => route.abort('internetdisconnected'),
  empty: (route) => changed(route, emptied),
  long: (route) => changed(route, lengthen),
};

/** No records; the days of a calendar stay, without classes. */
export function emptied(body) {
  if (!Array.isArray(body)) return body;
  return body.filter((part) => Array.isArray(part?.classes)).map((day) => ({ ...day, classes: [] }));
}

/** @param {string} url @param {string} method */
export function isChanged(url, method) {
  return method === 'GET' && !ALWAYS_ANSWERED.test(new URL(url).pathname);
}

/** The answer of the server, without what it measured. */
export function answerSteadily(route) {
  if (new URL(route.request().url()).pathname !== '/api/admin/system') return route.continue();
  return changed(route, (body) => ({ ...body, ...MEASURED, database: { ...body.database, ...MEASURED_DATABASE } }));
}

/** The same record with long words in the fields that people fill in. */
export function lengthen(value, field = '') {
  if (Array.isArray(value)) return value.map((part) => lengthen(part, field));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthen(part, name)]));
  if (typeof value !== 'string' || value === '') return value;
  if (EMAILS.test(field)) return `${LONG_WORD.toLowerCase()}.${value}`;
  return WORDS.test(field) ? `${value} ${LONG_WORD}` : value;
}

async function changed(route, change) {
  const answer = await route.fetch();
  const isJson = answer.headers()['content-type']?.includes('json') ?? false;
  if (!isJson) return route.fulfill({ response: answer });
  const before = await answer.json();
  const after = change(before);
  const range = answer.headers()['content-range'];
  const headers = { ...answer.headers() };
  if (range && Array.isArray(after) && after.length === 0) headers['content-range'] = range.replace(/ .*/, ' */0');
  delete headers['content-length'];
  return route.fulfill({ response: answer, headers, json: after });
}
