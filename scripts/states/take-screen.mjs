// Takes the pictures of one screen: one load for all states that the loaded page can be brought into, and one for each
// kind of answer of the API.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ANSWERS, answerSteadily, isChanged } from './api-answers.mjs';
import { FIXED_MOMENT } from './fixed-school.mjs';
import { ACTS, sidewaysPx, standStill, UNDO_ACTS } from './page-acts.mjs';
import { ANSWER_STATES, LIVE_STATES } from './states.mjs';

const AS_USUAL = {
  media: 'screen',
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
};
const HEIGHT_PX = 900;
/** A page of the law is longer than anybody looks at side by side. */
const MOST_HEIGHT_PX = 3600;
const QUIET_MS = 120;
/** The back-office asks twice more before it says that there is no connection, the second time after two seconds. */
const OFFLINE_QUIET_MS = 2_300;
const MOST_WAIT_MS = 20_000;
/** What moves for ever is stopped when the picture is taken. */
const MOST_STILL_MS = 1_500;
const STILL_ROUNDS = 2;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, storageState: object, inStorage: Record<string, string> }} visitor who looks, and what their
 *   browser keeps
 * @param {import('./screens.mjs').Screen} screen
 * @param {{ folder: string, states?: string[] }} wanted where the pictures go, and which
 */
export async function takeScreen(browser, visitor, screen, { folder, states }) {
  const slug = slugOf(screen);
  let tab = await openTab(browser, visitor, screen);
  const taken = [];
  const isWanted = ({ name, areas }) => (!states || states.includes(name)) && (!areas || areas.includes(screen.area));
  const take = async (state) => {
    const file = path.join(slug, `${state.name}.png`);
    await mkdir(path.join(folder, slug), { recursive: true });
    await photograph(tab.page, path.join(folder, file));
    taken.push({ state: state.name, file, sidewaysPx: await tab.page.evaluate(sidewaysPx) });
  };

  await open(tab, screen);
  const names = await tab.page.locator('body').ariaSnapshot();
  const hasCalls = tab.calls.changeable > 0;
  for (const state of LIVE_STATES.filter(isWanted)) await reach(tab, screen, state, take);
  await tab.page.emulateMedia(AS_USUAL);
  for (const state of ANSWER_STATES.filter((state) => hasCalls && isWanted(state))) {
    const isOpen = tab.calls.answers === state.answers;
    // What the browser has kept is shown offline, and would hide the other answers.
    if (state.answers === 'offline') await tab.page.addInitScript(sayOffline);
    else if (!isOpen) {
      await tab.close();
      tab = await openTab(browser, visitor, screen);
    }
    tab.calls.answers = state.answers;
    await tab.page.setViewportSize({ width: state.width, height: HEIGHT_PX });
    await (isOpen ? tab.calls.settle() : open(tab, screen));
    await take(state);
  }
  await tab.close();
  return { area: screen.area, path: screen.path, names, pictures: taken };
}

/** Brings the loaded page into a state, and back. */
async function reach({ page, calls }, screen, state, take) {
  await page.setViewportSize({ width: state.width, height: HEIGHT_PX });
  await page.emulateMedia({ ...AS_USUAL, ...state.media });
  await (state.isFresh ? open({ page, calls }, screen) : calls.settle());
  if (state.act) {
    await ACTS[state.act](page, () => calls.settle());
    await calls.settle();
  }
  await take(state);
  if (state.act) await UNDO_ACTS[state.act](page);
}

async function openTab(browser, visitor, screen) {
  const context = await openContext(browser, visitor, screen);
  const page = await context.newPage();
  const calls = new Calls(page, visitor.url);
  await calls.watch();
  await page.setViewportSize({ width: 1440, height: HEIGHT_PX });
  await page.emulateMedia(AS_USUAL);
  const close = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, calls, close };
}

async function openContext(browser, { storageState, inStorage }, { area, isSignedOut }) {
  const context = await browser.newContext({
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    serviceWorkers: 'block',
    ...(!isSignedOut && { storageState }),
    ...(area === 'phone' && { hasTouch: true }),
  });
  await context.clock.setFixedTime(FIXED_MOMENT);
  await context.addInitScript(fixedBrowser, isSignedOut ? {} : inStorage);
  return context;
}

async function open({ page, calls }, { address }) {
  calls.begin();
  await page.goto(calls.url + address, { waitUntil: 'load' });
  if ((await page.locator('script[data-modules]').count()) > 0)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await calls.settle();
}

async function photograph(page, file) {
  const heightPx = await page.evaluate(() => {
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  const { width } = page.viewportSize();
  const clip = { x: 0, y: 0, width, height: MOST_HEIGHT_PX };
  await page.screenshot({
    path: file,
    fullPage: true,
    animations: 'disabled',
    ...(heightPx > MOST_HEIGHT_PX && { clip }),
  });
}

/** The page's requests: what becomes of those to the API, and when there are none on their way any more. */
class Calls {
  /** Which of ANSWERS; none: the server's. @type {string | undefined} */
  answers;
  /** How many could have been answered otherwise since the last load. */
  changeable = 0;
  #page;
  #waiting = new Set();
  #lastMs = 0;

  constructor(page, url) {
    this.#page = page;
    this.url = url;
  }

  async watch() {
    const page = this.#page;
    const ended = (asked) => {
      if (this.#waiting.delete(asked)) this.#lastMs = performance.now();
    };
    page.on('request', (asked) => {
      const isChangeable = /\/api\//.test(asked.url()) && isChanged(asked.url(), asked.method());
      if (isChangeable) this.changeable += 1;
      this.#lastMs = performance.now();
      if (!(isChangeable && this.answers === 'loading')) this.#waiting.add(asked);
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    await page.route('**/api/**', (route) => {
      const { answers } = this;
      const isOurs = answers !== undefined && isChanged(route.request().url(), route.request().method());
      return isOurs ? ANSWERS[answers](route) : answerSteadily(route);
    });
  }

  begin() {
    this.#waiting.clear();
    this.changeable = 0;
  }

  /** Resolves once nothing was asked for a moment, and what came is drawn: twice, as drawing asks for more. */
  async settle() {
    const limitMs = performance.now() + MOST_WAIT_MS;
    this.#lastMs = performance.now();
    for (let still = 0; still < STILL_ROUNDS && performance.now() < limitMs;) {
      await this.#becomeQuiet(limitMs);
      const quietSinceMs = this.#lastMs;
      await this.#page.evaluate(standStill, { quietMs: QUIET_MS, mostMs: MOST_STILL_MS });
      still = this.#lastMs === quietSinceMs ? still + 1 : 0;
    }
  }

  async #becomeQuiet(limitMs) {
    const quietMs = this.answers === 'offline' ? OFFLINE_QUIET_MS : QUIET_MS;
    while (performance.now() - this.#lastMs < quietMs || this.#waiting.size > 0) {
      if (performance.now() > limitMs) return;
      await this.#page.waitForTimeout(25);
    }
  }
}

/** Runs in the page, before its own scripts. */
function fixedBrowser(inStorage) {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(inStorage)) localStorage.setItem(key, value);
  let seed = 20300306;
  Math.random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
}

function sayOffline() {
  Object.defineProperty(navigator, 'onLine', { get: () => false });
}

/** `site-self-defence-krav-maga` */
export function slugOf({ area, path: name }) {
  return `${area}-${
    name
      .replaceAll(/[^a-z0-9*]+/gi, '-')
      .replace('*', 'missing')
      .replaceAll(/^-|-$/g, '') || 'home'
  }`;
}
