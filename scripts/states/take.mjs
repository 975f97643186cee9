// `npm run states -- [folder] [--only part-of-path,another] [--states a,b] [--compare older-folder]`: takes a picture
// of every screen in every state, on a school of its own whose clock stands still (docs/looking.md).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ADMIN_TOKEN_KEY } from '#libs/contracts/auth';
import { findHeadlessShell, CHROMIUM_FLAGS } from '../find-chromium.mjs';
import { ROOT, timed } from '../progress.mjs';
import { compareFolders, keepOlder } from './compare.mjs';
import { openFixedSchool } from './fixed-school.mjs';
import { fillCart, sampleRecords } from './sample-records.mjs';
import { builtPages, screensOf } from './screens.mjs';
import { STATES } from './states.mjs';
import { takeScreen } from './take-screen.mjs';
import { writeChanges, writeIndex } from './write-pages.mjs';

const TAKEN = 'taken.json';
const AT_ONCE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, states: { type: 'string' }, compare: { type: 'string' } },
});
const folder = path.resolve(positionals[0] ?? path.join(ROOT, '.states'));
const states = values.states?.split(',');
refuseUnknown(states ?? []);
const older = values.compare === undefined ? undefined : path.resolve(values.compare);
if (older === folder) stop('The older pictures must lie in another folder: the new ones take their place.');
const before = older === undefined ? undefined : await readTaken(older);

const taken = { screens: await timed('Taking pictures', takeAll) };
await writeFile(path.join(folder, TAKEN), JSON.stringify(taken));
await writeIndex(folder, taken);
tell(`${path.join(folder, 'index.html')} shows ${count(taken)} pictures of ${taken.screens.length} screens.`);
for (const { path: name, pictures } of taken.screens)
  for (const { state, sidewaysPx } of pictures)
    if (sidewaysPx > 0) tell(`  ${name}, ${state}: ${sidewaysPx} px too wide`);
if (before) await timed('Comparing', () => compareWith(before));

async function takeAll() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const school = await openFixedSchool();
  const browser = await chromium.launch({ executablePath: await findHeadlessShell(), args: CHROMIUM_FLAGS });
  try {
    const visitor = await signIn(browser, school);
    const screens = screensOf(builtPages(path.join(ROOT, 'dist/public')), await sampleRecords(school));
    const wanted = screens.filter(({ path: name }) => isWanted(name));
    if (wanted.length === 0) stop(`No screen's path has "${values.only}" in it.`);
    const waiting = [...wanted];
    const done = new Map();
    const work = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        done.set(screen, await takeScreen(browser, visitor, screen, { folder, states }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return wanted.map((screen) => done.get(screen));
  } finally {
    await browser.close();
    await school.close();
  }
}

function isWanted(name) {
  return (values.only ?? '').split(',').some((part) => name.includes(part));
}

/** Whoever looks is signed in and has a cart: each screen shows what it can. */
async function signIn(browser, school) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${school.url}/api/login`, { data: await school.superUser() });
  const { user } = await answer.json();
  const storageState = await context.storageState();
  await context.close();
  const cartSessionId = await fillCart(school);
  return { url: school.url, storageState, inStorage: { [ADMIN_TOKEN_KEY]: String(user.id), cartSessionId } };
}

async function compareWith(before) {
  const scope = { screens: before.screens.filter(({ path: name }) => isWanted(name)) };
  if (states)
    scope.screens = scope.screens.map((screen) => ({
      ...screen,
      pictures: screen.pictures.filter(({ state }) => states.includes(state)),
    }));
  const changes = await compareFolders(taken, scope, { folder, older });
  await keepOlder(changes, { folder, older });
  await writeChanges(folder, changes);
  tell(`${path.join(folder, 'changes.html')} shows what changed: ${changes.length || 'nothing'}.`);
  for (const { path: name, state, kind, share } of changes)
    tell(
      `  ${name}, ${state ?? 'screen reader names'}: ${kind === 'changed' ? `${(share * 100).toFixed(2)} %` : kind}`,
    );
}

async function readTaken(place) {
  try {
    return JSON.parse(await readFile(path.join(place, TAKEN), 'utf8'));
  } catch {
    return stop(`There are no pictures in ${place}.`);
  }
}

function refuseUnknown(names) {
  const unknown = names.filter((name) => !STATES.some((state) => state.name === name));
  if (unknown.length > 0)
    stop(`There is no state "${unknown.join('", "')}", but: ${STATES.map(({ name }) => name).join(', ')}.`);
}

function count({ screens }) {
  return screens.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

function tell(text) {
  process.stdout.write(`${text}\n`);
}

function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
