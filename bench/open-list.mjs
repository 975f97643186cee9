// From the click on a screen's name in the back-office to its first 25 rows on the screen, in a real browser: two
// schools, one with few records and one with a great many, in turns, so that both meet the same machine. The rows of
// the answer and its bytes tell that no more was loaded than is shown.
import { chromium } from 'playwright';
import { fillMessages, fillOrders } from '../e2e/support/many-records.mjs';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { median } from './support/figures.mjs';

const [MESSAGES, ORDERS, TURNS] = [1_000_000, 100_000, 15].map((usual, at) => Number(process.argv[2 + at] ?? usual));
const SIZES = { small: { messages: 1_000, orders: 1_000 }, large: { messages: MESSAGES, orders: ORDERS } };
const SCREENS = { Messages: '/api/admin/contact-messages?', Orders: '/api/admin/orders?' };

const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: CHROMIUM_FLAGS });
const schools = {};
try {
  for (const [size, { messages, orders }] of Object.entries(SIZES)) {
    const school = await SchoolServer.open();
    schools[size] = { school, Messages: [], Orders: [] };
    await fillMessages(await school.databaseUrl(), messages);
    await fillOrders(await school.databaseUrl(), orders);
    schools[size].context = await signedIn(school);
  }
  for (let turn = 0; turn <= TURNS; turn += 1) {
    // The first of each fetches the code.
    for (const opened of Object.values(schools))
      for (const screen of Object.keys(SCREENS)) opened[screen].push(await open(opened, screen));
  }
  console.log(
    `From click to 25 rows, medians of ${TURNS} in ms (slowest): ${SIZES.small.messages} messages and ` +
      `${SIZES.small.orders} orders; ${MESSAGES} and ${ORDERS}; ratio; rows and bytes answered.`,
  );
  for (const screen of Object.keys(SCREENS)) {
    const [small, large] = Object.values(schools).map((opened) => opened[screen].slice(1));
    const middle = (turns) => median(turns.map(({ ms }) => ms));
    const figures = [small, large].map(
      (turns) => `${middle(turns).toFixed(0)} (${Math.max(...turns.map(({ ms }) => ms)).toFixed(0)})`,
    );
    console.log(
      `${screen.padEnd(9)} ${figures.join('  ')}  ${(middle(large) / middle(small)).toFixed(2)}  ` +
        `${large.at(-1).rows} rows, ${large.at(-1).bytes} bytes`,
    );
  }
} finally {
  await browser.close();
  for (const { school } of Object.values(schools)) await school.close();
}

async function signedIn(school) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post(`${school.url}/api/login`, { data: await school.superUser() });
  const { user } = await answer.json();
  await context.addInitScript((id) => localStorage.setItem('admin_token', id), String(user.id));
  return context;
}

/** In a fresh tab, so that nothing is remembered but the code. */
async function open({ school, context }, screen) {
  const page = await context.newPage();
  await page.goto(`${school.url}/admin`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      () => {
        globalThis.clickedAtMs = performance.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (globalThis.shown || document.querySelectorAll('#list-rows tbody tr').length < 25) return;
      globalThis.shown = true;
      // The frame after the one that paints them.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          globalThis.shownAtMs = performance.now();
        }),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  const answered = page.waitForResponse(
    (response) => response.url().includes(SCREENS[screen]) && response.url().includes('range=%5B0%2C24%5D'),
  );
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: screen }).click();
  await page.waitForFunction(() => globalThis.shownAtMs !== undefined);
  const body = await (await answered).body();
  const ms = await page.evaluate(() => globalThis.shownAtMs - globalThis.clickedAtMs);
  await page.close();
  return { ms, rows: JSON.parse(body.toString()).length, bytes: body.length };
}
