// Many invoices, quotes and credit notes made at the same moment before two processes, a quarter of them refused, and
// one process killed in the middle; then again, with the other killed. Whoever gets no answer asks the other process.
// The numbers of each kind and year go on without a gap, and who was told one has it, once, with what was answered.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DrillShop, send, tally } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

const CREATIONS = Number(process.argv[2] ?? 200);
const KILLS = Number(process.argv[3] ?? 6);
/** A process is killed once so many of the turn's are made. */
const KILLED_AFTER = Math.floor(CREATIONS / 4);
const NO_CLIENT = 2_147_483_647;
const LOOK_AGAIN_MS = 5;
const LINE = { description: 'Training', quantity: 1, unitPrice: 100_000 };
const MADE = [200, 201];

/** By the name of its counter: what is kept of each, and the same of its answer. `mark` is the drill's own. */
const KINDS = {
  invoice: {
    table: 'invoices',
    number: 'invoice_number',
    kept: 'id, invoice_number AS number, notes AS mark, total_cents::int AS cents',
    told: ({ id, invoiceNumber, notes, totalAmount }) => ({
      id,
      number: invoiceNumber,
      mark: notes,
      cents: totalAmount,
    }),
  },
  quote: {
    table: 'quotes',
    number: 'quote_number',
    kept: 'id, quote_number AS number, notes AS mark, total_cents::int AS cents',
    told: ({ id, quoteNumber, notes, totalAmount }) => ({ id, number: quoteNumber, mark: notes, cents: totalAmount }),
  },
  creditNote: {
    table: 'credit_notes',
    number: 'credit_note_number',
    kept: 'id, credit_note_number AS number, reason AS mark, amount_cents::int AS cents, invoice_id AS "invoiceId"',
    told: ({ id: invoiceId, creditNotes }, own) => {
      const {
        id,
        creditNoteNumber: number,
        reason: mark,
        amount: cents,
      } = creditNotes.find(({ reason }) => reason === own);
      return { id, number, mark, cents, invoiceId };
    },
  },
};
const NAMES = Object.keys(KINDS);

const shop = await DrillShop.open(2);
const verdict = new Verdict();
try {
  const staff = await shop.signIn();
  const [{ client }] = await shop.query('SELECT min(id) AS client FROM corporate_clients');
  const school = { staff, client, credited: await invoicesToCredit(client, staff) };
  const before = {};
  for (const kind of NAMES) before[kind] = await countOf(kind);
  console.log(
    `${CREATIONS} each of invoices, quotes and credit notes at once, every fourth refused, ${KILLS} times,\n` +
      'one of two processes killed each time.\n',
  );
  const answers = [];
  for (let round = 0; round < KILLS; round += 1) answers.push(...(await killInTheMiddle(round, school)));
  for (const kind of NAMES) await judge(kind, answers, before[kind]);
  await judgeAll(answers);
} finally {
  await shop.close();
}

/** The next turn waits until both serve again. */
async function killInTheMiddle(round, school) {
  const before = await countOf('invoice');
  const under = Promise.all(
    Array.from({ length: CREATIONS }, (_, i) => NAMES.map((kind) => create(kind, round, i, school))).flat(),
  );
  while ((await countOf('invoice')) < before + KILLED_AFTER) await pause(LOOK_AGAIN_MS);
  const killed = shop.apps[(round + 1) % 2];
  await killed.killHard();
  const [answers] = await Promise.all([under, round + 1 < KILLS && killed.start()]);
  console.log(`kill ${round + 1}: ${answers.filter(({ wasCutOff }) => wasCutOff).length} cut off, and asked again.`);
  return answers;
}

async function judge(kind, answers, before) {
  const own = answers.filter((answer) => answer.kind === kind);
  const kept = await shop.query(`SELECT ${KINDS[kind].kept} FROM ${KINDS[kind].table}`);
  const made = kept.length - before;
  const told = own.filter(({ status }) => MADE.includes(status)).map(({ body, mark }) => KINDS[kind].told(body, mark));
  console.log(`\n${kind}: ${tally(own)}; ${made} made.`);
  const refused = own.filter(({ isWrong }) => isWrong).length;
  verdict.expect('  told their number: all but those to refuse', told.length, own.length - refused);
  verdict.expect('  refused', own.filter(({ status }) => status === 400 || status === 409).length, refused);
  verdict.expect('  numbers told twice', told.length - new Set(told.map(({ number }) => number)).size, 0);
  verdict.expect(
    '  numbers told and not kept once, with what was answered',
    told.filter((one) => !isDeepStrictEqual(withNumber(kept, one.number), [one])).length,
    0,
  );
  // What is asked again has its Idempotency-Key, and is made once.
  verdict.expect('  made and told to nobody', made - told.length, 0);
  const wrong = await yearsWithGap(kind);
  verdict.expect('  years whose numbers are not 1, 2, 3 and so on to the counter', wrong.join(', ') || 'none', 'none');
}

function withNumber(papers, number) {
  return papers.filter((paper) => paper.number === number);
}

async function judgeAll(answers) {
  const cutOff = answers.filter(({ wasCutOff }) => wasCutOff);
  console.log();
  verdict.expect('some were cut off by the kills', cutOff.length > 0, true);
  const rounds = new Set(cutOff.map(({ round }) => round)).size;
  // A few are soon made, whatever the kills are at: a test of them judges the numbers alone.
  if (process.env.MACHINE_IS_BUSY) console.log(`     kills that cut some off: ${rounds} of ${KILLS}`);
  else verdict.expect('kills that cut some off', rounds, KILLS);
  shop.judgeRetries(verdict);
  verdict.expect('deadlocks', await shop.deadlocks(), 0);
  verdict.tell();
}

async function countOf(kind) {
  const [{ count }] = await shop.query(`SELECT count(*)::int AS count FROM ${KINDS[kind].table}`);
  return count;
}

/** Those of the demonstration's records are among them. @returns {Promise<number[]>} */
async function yearsWithGap(kind) {
  const { table, number } = KINDS[kind];
  const rows = await shop.query(
    `SELECT year FROM (SELECT split_part(${number}, '-', 2)::int AS year, split_part(${number}, '-', 3)::int AS serial
       FROM ${table}) papers
     FULL JOIN (SELECT year, last FROM document_counters WHERE kind = $1) counters USING (year)
     GROUP BY year
     HAVING (min(serial), max(serial), count(DISTINCT serial), count(serial))
       IS DISTINCT FROM (1, max(last), max(last)::bigint, max(last)::bigint)`,
    [kind],
  );
  return rows.map(({ year }) => year);
}

/** One for each credit note of a turn, so that those do not wait for each other but at their number. */
async function invoicesToCredit(client, staff) {
  return Promise.all(
    Array.from({ length: CREATIONS }, async (_, i) => {
      const post = (path, body) => shop.untilDecided(() => send(shop.apps[i % 2], 'POST', path, body, staff));
      const { body } = await post('/api/admin/invoices', invoiceOf(client));
      await post(`/api/admin/invoices/${body.id}/items`, LINE);
      return body.id;
    }),
  );
}

function invoiceOf(corporateClientId) {
  return { corporateClientId, dueDate: '2099-12-31', taxRate: 1500 };
}

/** Asks until there is an answer, the two processes in turns. */
async function create(kind, round, turn, school) {
  const mark = `drill-${kind}-${round}-${turn}`;
  const isWrong = turn % 4 === 3;
  const [path, body] = paper(kind, turn, mark, isWrong, school);
  for (let attempt = 0; ; attempt += 1) {
    // The process changes after every five, so that both get some to refuse.
    const app = shop.apps[(Math.floor(turn / 5) + attempt) % 2];
    const headers = { ...school.staff, 'Idempotency-Key': mark };
    const answer = await shop.untilDecided(() => send(app, 'POST', `/api/admin/${path}`, body, headers));
    if (answer.status !== 0) return { kind, round, mark, isWrong, wasCutOff: attempt > 0, ...answer };
    await pause(LOOK_AGAIN_MS);
  }
}

/** A wrong one names a client that is not there, which only the database can tell, or credits more than was asked. */
function paper(kind, turn, mark, isWrong, { client, credited }) {
  const corporateClientId = isWrong ? NO_CLIENT : client;
  const items = [{ ...LINE, unitPrice: LINE.unitPrice + turn }];
  return {
    invoice: ['invoices', { ...invoiceOf(corporateClientId), notes: mark }],
    quote: ['quotes', { corporateClientId, validUntil: '2099-12-31', taxRate: 1500, items, notes: mark }],
    creditNote: [
      `invoices/${credited[turn]}/credit-notes`,
      { amount: isWrong ? 100_000_000 : 100 + turn, reason: mark },
    ],
  }[kind];
}
