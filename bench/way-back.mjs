// The way back of an upgrade, with a release as it was: it makes a school, this release takes it over and more is
// written, the older one is started again and must stop with one sentence; then what this release backed up before it
// changed anything is restored by the older one, elsewhere and in the school's own place, and served.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { ROOT } from '../scripts/progress.mjs';
import { freePort } from '../scripts/test/free-port.mjs';
import { newDataDir } from '../scripts/test/new-data-dir.mjs';
import { DrillShop, send } from './support/drill-shop.mjs';
import { Verdict } from './support/verdict.mjs';

/** A version, whose first commit is taken, or a commit. */
const OLDER = process.argv[2] ?? '0.2.0';
const START = 'scripts/start.mjs';
const BUILD = "const { ensureBuilt } = await import('./scripts/ensure-built.mjs'); await ensureBuilt();";
/** What a start writes by itself: when its jobs ran, and who is signed in. */
const OWN_TABLES = ['job_ticks', 'sessions'];
const JOBS_TO_DO = 'SELECT FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts';
const LOOKED_EVERY_MS = 200;
const CLASS = { day: 'Sunday', startTime: '05:10', endTime: '05:50', level: 'Beginner' };

const checkout = path.join(mkdtempSync(path.join(tmpdir(), 'storm-way-back-')), 'release');
const places = [newDataDir('storm-way-back-'), newDataDir('storm-way-back-')];
const [dataDir, emptyDataDir] = places;
const verdict = new Verdict();
let running;
try {
  checkOut(commitOf(OLDER));
  const written = await during(checkout, dataDir, (school) => writeRecords(school, 'before the upgrade'));

  let changed;
  await during(ROOT, dataDir, async (school) => {
    verdict.expect(
      'this release serves what was there',
      (await readRecords(school, written.names)) === written.answers,
      true,
    );
    await writeRecords(school, 'since the upgrade');
    changed = await rowsOf(school);
  });
  const [backup] = readdirSync(path.join(dataDir, 'backups')).filter((name) => name.endsWith('-before-upgrade.backup'));
  const file = path.join(dataDir, 'backups', backup);

  const refusal = await refusalOf(checkout, dataDir);
  console.log(`\n${OLDER} on the newer database:\n${refusal}\n`);
  verdict.expect('it stops with one line', refusal.split('\n').length, 1);
  const command = knowsRestore() ? `npm run restore ${file} -- --replace.` : 'a backup from before it.';
  verdict.expect(`  which names the way back (${command})`, refusal.endsWith(command), true);
  await during(ROOT, dataDir, async (school) =>
    verdict.expect('  and changed nothing', (await rowsOf(school)) === changed, true),
  );

  restore(emptyDataDir, [file]);
  await judgeRestored('restored elsewhere', emptyDataDir, written);
  restore(dataDir, [file, '--replace'], 'replace\n');
  await judgeRestored('restored in its place', dataDir, written);
  verdict.tell();
} finally {
  await running?.stop();
  for (const place of places) rmSync(path.dirname(place), { recursive: true, force: true });
  spawnSync('git', ['worktree', 'remove', '--force', checkout], { cwd: ROOT });
  rmSync(path.dirname(checkout), { recursive: true, force: true });
}

function commitOf(release) {
  const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  if (!/^\d+\.\d+\.\d+$/.test(release)) return git('rev-parse', release)[0];
  return git('log', '--reverse', '--format=%H', `-S"version": "${release}"`, '--', 'package.json')[0];
}

/** As its own owner would, but that it is built before it is started. */
function checkOut(commit) {
  console.log(`Checking out ${OLDER} (${commit.slice(0, 8)}), installing and building it: some minutes.`);
  const run = (cwd, program, ...words) => execFileSync(program, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run(ROOT, 'git', 'worktree', 'add', '--quiet', '--detach', checkout, commit);
  run(checkout, 'npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  run(checkout, 'node', '--input-type=module', '--eval', BUILD);
}

/** What is done while a release serves the school. @param {(school: SchoolServer) => Promise<any>} work */
async function during(release, place, work) {
  running = new SchoolServer(place, await freePort(), path.join(release, START));
  await running.start();
  const found = await work(running);
  await running.stop();
  running = undefined;
  return found;
}

/** What a release says that does not start. */
async function refusalOf(release, place) {
  const school = new SchoolServer(place, await freePort(), path.join(release, START));
  try {
    await school.start();
  } catch {
    // Besides what its log says of the database that it started and stopped.
    return school.printed
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'))
      .join('\n');
  }
  await school.stop();
  return 'It started.';
}

/** By the calls of its visitors and staff. @returns what the records are called, and what is answered of them */
async function writeRecords(school, when) {
  const shop = new DrillShop([school]);
  const staff = await signIn(school);
  const made = async (path, body, headers) => {
    const answer = await send(school, 'POST', path, body, headers);
    verdict.expect(`written ${when}: ${path}`, answer.status, 201);
    return answer.body;
  };
  const text = `Drill question ${when}`;
  const message = { fullName: 'Drill buyer', email: 'buyer-0@example.com', phone: '0829990137', subject: text };
  const { body: products } = await send(school, 'GET', '/api/products');
  const product = products.find(({ hasVariableSizes, stock }) => !hasVariableSizes && stock > 0);
  await made('/api/contact', { ...message, message: text });
  const { orderNumber } = await made('/api/orders', shop.orderOf([{ id: product.id, priceCents: product.price }]));
  await made('/api/admin/class-schedules', { ...CLASS, className: `Drill class ${when}` }, staff);
  const names = { subject: text, orderNumber, className: `Drill class ${when}` };
  return { names, answers: await readRecords(school, names) };
}

/** The words of the records that every release has. @returns {Promise<string>} */
async function readRecords(school, { subject, orderNumber, className }) {
  const staff = await signIn(school);
  const { body: messages } = await send(school, 'GET', '/api/admin/contact-messages', undefined, staff);
  const { body: order } = await send(school, 'GET', `/api/orders/${orderNumber}`);
  const { body: classes } = await send(school, 'GET', '/api/class-schedules');
  const message = messages.find((each) => each.subject === subject);
  const lesson = classes.find((each) => each.className === className);
  const fields = (record, names) => names.map((name) => record?.[name]);
  return JSON.stringify([
    fields(message, ['id', 'fullName', 'email', 'phone', 'message', 'createdAt']),
    fields(order, ['orderNumber', 'totalAmount', 'createdAt']),
    order.items?.map((item) => [item.product?.name, ...fields(item, ['quantity', 'price'])]),
    fields(lesson, ['id', 'day', 'startTime', 'endTime', 'level']),
  ]);
}

/** A first password is no part of a backup: its owner knows it from the first place. */
async function signIn(school) {
  const account = await new SchoolServer(dataDir).superUser();
  const { body } = await send(school, 'POST', '/api/login', account);
  return { Authorization: `Bearer ${body.token}` };
}

/** All that the database holds, in few words, once no mail waits that would write. @returns {Promise<string>} */
async function rowsOf(school) {
  const shop = new DrillShop([school]);
  while ((await shop.query(JOBS_TO_DO)).length > 0) await pause(LOOKED_EVERY_MS);
  const tables = await shop.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const sums = [];
  for (const { name } of tables.filter((table) => !OWN_TABLES.includes(table.name)))
    sums.push(
      ...(await shop.query(`SELECT '${name}', count(*), md5(string_agg(r::text, '' ORDER BY r::text)) FROM ${name} r`)),
    );
  return JSON.stringify(sums);
}

/** Before 2026-11-24 there was no such command. */
function knowsRestore() {
  return existsSync(path.join(checkout, 'scripts/restore.mjs'));
}

/** By the older release, as its owner would; one that cannot has it done by this release. */
function restore(place, words, typed = '') {
  const { PATH, HOME } = process.env;
  const [cwd, ...more] = knowsRestore() ? [checkout] : [ROOT, '--as-it-was'];
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'restore', '--', ...words, ...more], {
    cwd,
    env: { PATH, HOME, DATA_DIR: place },
    input: typed,
    encoding: 'utf8',
  });
  console.log(`\n${stdout}${stderr}`);
  verdict.expect(`${cwd === ROOT ? 'this' : 'the older'} release restores it`, status, 0);
}

async function judgeRestored(where, place, { names, answers }) {
  await during(checkout, place, async (school) => {
    verdict.expect(`${where}, its records are as they were`, (await readRecords(school, names)) === answers, true);
    const [{ count }] = await new DrillShop([school]).query(
      "SELECT count(*)::int FROM contact_messages WHERE subject = 'Drill question since the upgrade'",
    );
    verdict.expect('  messages written since the upgrade', count, 0);
    verdict.expect('  it serves the home page', (await fetch(school.url)).status, 200);
    await writeRecords(school, `once ${where}`);
  });
}
