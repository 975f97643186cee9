// How long after its code has come the assistant can be written to, on a phone with a quarter of this machine's speed:
// from the last byte of the panel's scripts to the focus in its message field, in fresh browsers. Its rules may come
// later.
import { chromium } from 'playwright';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { median } from './support/figures.mjs';

const TURNS = Number(process.argv[2] ?? 9);
const SLOWER = 4;

const school = await SchoolServer.open();
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: CHROMIUM_FLAGS });
try {
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await usableAfterMs());
  console.log(
    `Usable ${median(times).toFixed(0)} ms after its code had come (median of ${TURNS}; ` +
      `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms), at a ${SLOWER}th of the speed.`,
  );
} finally {
  await browser.close();
  await school.close();
}

async function usableAfterMs() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${school.url}/boxing`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) globalThis.usableAtMs ??= performance.now();
    });
    globalThis.pressedAtMs = performance.now();
  });
  await page.getByRole('button', { name: 'Open chat' }).tap();
  await page.waitForFunction(() => globalThis.usableAtMs !== undefined);
  const passedMs = await page.evaluate(() => {
    const code = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime > globalThis.pressedAtMs)
      .filter(({ responseEnd }) => responseEnd < globalThis.usableAtMs);
    return globalThis.usableAtMs - Math.max(...code.map(({ responseEnd }) => responseEnd));
  });
  await context.close();
  return passedMs;
}
