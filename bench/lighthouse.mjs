// Lighthouse on a simulated phone, for the pages most visitors come in by, and beside each the same page with its
// scripts taken out: what the scripts cost the first view, measured in turns on the same machine in the same minutes.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/test/free-port.mjs';
import { median } from './support/figures.mjs';

/** Fetched when it is asked for: with all it needs it is a fifth of what every install would fetch otherwise. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 2 ** 26;
const REPORT_LIMIT_MS = 120_000;

const TURNS = Number(process.argv[2] ?? 5);
/**
 * Search engines are kept out of these on purpose: whether they may list them is left out of the score. Without scripts
 * they are empty.
 */
const FOR_STAFF = ['/mobile-app'];
const PAGES =
  process.argv.length > 3
    ? process.argv.slice(3)
    : ['/', '/class-schedule', '/shop', '/contact-us', '/instructors', '/membership', ...FOR_STAFF];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' };

const port = await freePort();
const school = await SchoolServer.open();
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  console.log(
    `Lighthouse mobile, medians of ${TURNS} runs; times in ms; "bare" is the same page with its scripts taken out; ` +
      `seo of ${FOR_STAFF.join(', ')} without is-crawlable, as noindex is wanted there.\n`,
  );
  console.log('page             perf a11y best seo |  FCP  LCP TBT   CLS | bare LCP  ratio  TBT');
  for (const page of PAGES) {
    const runs = { whole: [], bare: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      runs.whole.push(await measure(page, []));
      if (!FOR_STAFF.includes(page)) runs.bare.push(await measure(page, ['*/assets/*.js']));
    }
    print(page, runs);
  }
} finally {
  await browser.close();
  await school.close();
}

async function measure(page, blockedUrlPatterns) {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...blockedUrlPatterns.map((pattern) => `--blocked-url-patterns=${pattern}`),
  ];
  if (FOR_STAFF.includes(page)) options.push('--skip-audits=is-crawlable');
  const lhr = await report([school.url + page, ...options]);
  const scores = CATEGORIES.map((category) => Math.round(lhr.categories[category].score * 100));
  const times = Object.fromEntries(
    Object.entries(TIMES).map(([name, audit]) => [name, lhr.audits[audit].numericValue]),
  );
  return { scores, ...times, CLS: lhr.audits['cumulative-layout-shift'].numericValue };
}

/** Now and then the browser's trace lacks its beginning, and Lighthouse says to run it again. */
async function report(options, attempts = 3) {
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...options], {
      maxBuffer: MAX_REPORT_BYTES,
      timeout: REPORT_LIMIT_MS,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(`Lighthouse again: ${String(error.stderr ?? error).split('\n', 1)[0]}`);
    return report(options, attempts - 1);
  }
}

function print(page, { whole, bare }) {
  const scores = CATEGORIES.map((_, at) => median(whole.map((run) => run.scores[at])));
  const [FCP, LCP, TBT, CLS] = ['FCP', 'LCP', 'TBT', 'CLS'].map((name) => median(whole.map((run) => run[name])));
  const beside = bare.length > 0 ? besideBare(LCP, bare) : '';
  const [perf, a11y, best, seo] = scores.map((score) => String(score).padStart(4));
  const [fcp, lcp] = [FCP, LCP].map((ms) => ms.toFixed(0).padStart(4));
  console.log(
    `${page.padEnd(16)} ${perf} ${a11y} ${best} ${seo.slice(1)} | ` +
      `${fcp} ${lcp} ${TBT.toFixed(0).padStart(3)} ${CLS.toFixed(3)} | ${beside}`.trimEnd(),
  );
}

function besideBare(LCP, bare) {
  const [bareLcp, bareTbt] = ['LCP', 'TBT'].map((name) => median(bare.map((run) => run[name])));
  return [bareLcp.toFixed(0).padStart(8), (LCP / bareLcp).toFixed(2).padStart(6), bareTbt.toFixed(0).padStart(4)].join(
    ' ',
  );
}
