// Many invoices, quotes and credit notes made at the same moment before two processes, a quarter of them refused, one
// process killed in the middle: the numbers of each kind go on without a gap, each once, and who was told one has it.
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

/** By the name of its counter. */
const KINDS = {
  invoice: { table: 'invoices', number: 'invoice_number', field: 'invoiceNumber' },
  quote: { table: 'quotes', number: 'quote_number', field: 'quoteNumber' },
  creditNote: { table: 'credit_notes', number: 'credit_note_number', field: undefined },
};
const NAMES = Object.keys(KINDS);
const LINE = { description: 'Training', quantity: 1, unitPrice: 100_000 };

const shop = await DrillShop.open(2);
const verdict = new Verdict();
try {
  const [, killed] = shop.apps;
  const staff = await shop.signIn();
  const [{ client }] = await shop.query('SELECT min(id) AS client FROM corporate_clients');
  const credited = await invoicesToCredit(client, staff);
  const first = {};
  for (const kind of NAMES) first[kind] = await lastOf(kind);
  console.log(
    `${CREATIONS} each of invoices, quotes and credit notes at once, every fourth refused, one of two killed.\n`,
  );
  const under = Promise.all(
    Array.from({ length: CREATIONS }, (_, i) =>
      NAMES.map(async (kind) => ({ kind, ...(await create(kind, i, client, credited, staff)) })),
    ).flat(),
  );
  while ((await serials('invoice', first)).length < KILLED_AFTER) await pause(LOOK_AGAIN_MS);
  await killed.killHard();
  const answers = await under;
  for (const kind of NAMES) answers.push({ kind, ...(await create(kind, 0, client, credited, staff)) });
  await judge(answers, first);
} finally {
  await shop.close();
}

async function judge(answers, first) {
  for (const kind of NAMES) {
    const { field } = KINDS[kind];
    const found = await serials(kind, first);
    const own = answers.filter((answer) => answer.kind === kind);
    console.log(`${kind}: ${tally(own)} (0: killed); ${found.length} made.`);
    verdict.expect(
      '  numbers that are not the one before and one',
      found.filter((serial, i) => serial !== first[kind] + i + 1).length,
      0,
    );
    verdict.expect('  counted on to the last of them', await lastOf(kind), first[kind] + found.length);
    const made = own.filter(({ status }) => status === 201);
    verdict.expect('  at least as many as were told', found.length >= made.length, true);
    if (field !== undefined) {
      const told = made.map(({ body }) => Number(body[field].split('-')[2]));
      verdict.expect('  numbers told twice', told.length - new Set(told).size, 0);
      verdict.expect('  numbers told and not kept', told.filter((serial) => !found.includes(serial)).length, 0);
    }
    verdict.expect(
      '  answers that are neither made, refused nor cut off',
      own.filter(({ status }) => ![0, 201, 400, 409].includes(status)).length,
      0,
    );
  }
  verdict.expect(
    'some were refused, and some cut off by the kill',
    answers.some(({ status }) => status === 400) && answers.some(({ status }) => status === 0),
    true,
  );
  shop.judgeRetries(verdict);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  verdict.tell();
}

/** The last number of this year. */
async function lastOf(kind) {
  const [{ last }] = await shop.query(
    'SELECT coalesce(max(last), 0) AS last FROM document_counters WHERE kind = $1 AND year = $2',
    [kind, YEAR],
  );
  return last;
}

/** Of this year's after the first ones, in order. */
async function serials(kind, first) {
  const { table, number } = KINDS[kind];
  const rows = await shop.query(
    `SELECT split_part(${number}, '-', 3)::int AS serial FROM ${table} WHERE split_part(${number}, '-', 2) = $1
     ORDER BY 1`,
    [YEAR],
  );
  return rows.map(({ serial }) => serial).filter((serial) => serial > first[kind]);
}

/** One for each credit note, so that those do not wait for each other but at their number. */
async function invoicesToCredit(client, staff) {
  const ids = [];
  for (let i = 0; i < CREATIONS; i += 1) {
    const { body } = await send(shop.apps[0], 'POST', '/api/admin/invoices', invoiceOf(client), staff);
    await send(shop.apps[0], 'POST', `/api/admin/invoices/${body.id}/items`, LINE, staff);
    ids.push(body.id);
  }
  return ids;
}

function invoiceOf(corporateClientId) {
  return { corporateClientId, dueDate: '2099-12-31', taxRate: 1500 };
}

/** Every fourth names a client that is not there, which only the database can tell, or credits more than was asked. */
function create(kind, turn, client, credited, staff) {
  const isWrong = turn % 4 === 3;
  // The process changes after every five, so that both get some to refuse.
  const app = shop.apps[Math.floor(turn / 5) % 2];
  const corporateClientId = isWrong ? NO_CLIENT : client;
  const [path, body] = {
    invoice: ['invoices', invoiceOf(corporateClientId)],
    quote: ['quotes', { corporateClientId, validUntil: '2099-12-31', taxRate: 1500, items: [LINE] }],
    creditNote: [`invoices/${credited[turn]}/credit-notes`, { amount: isWrong ? 100_000_000 : 100, reason: 'A drill' }],
  }[kind];
  return shop.untilDecided(() => send(app, 'POST', `/api/admin/${path}`, body, staff));
}
