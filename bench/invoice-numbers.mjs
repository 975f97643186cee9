// Many invoices made at the same moment before two processes, a quarter of them refused, one process killed in the
// middle: the numbers are 1 to n, each once, for whatever was made, and whoever was told a number has it.
import { setTimeout as pause } from 'node:timers/promises';
import { DrillShop, send, tally } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const CREATIONS = Number(process.argv[2] ?? 200);
/** The process is killed once so many are made. */
const KILLED_AFTER = Math.floor(CREATIONS / 4);
const NO_CLIENT = 2_147_483_647;
const LOOK_AGAIN_MS = 5;
/** At the school, whose clock the numbers go by. */
const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Johannesburg', year: 'numeric' }).format(new Date());

const shop = await DrillShop.open(2);
const verdict = new Verdict();
try {
  const [, killed] = shop.apps;
  const staff = await shop.signIn();
  const [{ client }] = await shop.query('SELECT min(id) AS client FROM corporate_clients');
  const [{ first }] = await shop.query(
    `SELECT coalesce(max(last), 0) AS first FROM document_counters WHERE kind = 'invoice' AND year = ${YEAR}`,
  );
  console.log(
    `${CREATIONS} invoices at once, every fourth refused, two processes, one killed after ${KILLED_AFTER}.\n`,
  );
  const under = Promise.all(Array.from({ length: CREATIONS }, (_, i) => create(i, client, staff)));
  while ((await serials(first)).length < KILLED_AFTER) await pause(LOOK_AGAIN_MS);
  await killed.killHard();
  const answers = await under;
  const made = await create(0, client, staff);
  await judge([...answers, made], first);
} finally {
  await shop.close();
}

async function judge(answers, first) {
  const found = await serials(first);
  const told = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => Number(body.invoiceNumber.split('-')[2]));
  console.log(`${tally(answers)} (0: killed); ${found.length} invoices made.\n`);
  verdict.expect(
    'numbers that are not the one before and one',
    found.filter((serial, i) => serial !== first + i + 1).length,
    0,
  );
  verdict.expect('numbers told twice', told.length - new Set(told).size, 0);
  verdict.expect('numbers told and not kept', told.filter((serial) => !found.includes(serial)).length, 0);
  verdict.expect(
    'answers that are neither made, refused nor cut off',
    answers.filter(({ status }) => ![0, 201, 400].includes(status)).length,
    0,
  );
  verdict.expect(
    'some were refused, and some cut off by the kill',
    [400, 0].every((status) => answers.some((answer) => answer.status === status)),
    true,
  );
  shop.judgeRetries(verdict);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  verdict.tell();
}

/** Of this year's invoices after the first ones, in order. */
async function serials(first) {
  const rows = await shop.query(
    `SELECT split_part(invoice_number, '-', 3)::int AS serial FROM invoices
      WHERE invoice_number LIKE 'INV-${YEAR}-%' ORDER BY 1`,
  );
  return rows.map(({ serial }) => serial).filter((serial) => serial > first);
}

/** Every fourth names a client that is not there, which only the database can tell. */
function create(turn, client, staff) {
  const corporateClientId = turn % 4 === 3 ? NO_CLIENT : client;
  // The process changes after every five, so that both get some to refuse.
  const app = shop.apps[Math.floor(turn / 5) % 2];
  const invoice = { corporateClientId, dueDate: '2099-12-31', taxRate: 1500 };
  return shop.untilDecided(() => send(app, 'POST', '/api/admin/invoices', invoice, staff));
}
