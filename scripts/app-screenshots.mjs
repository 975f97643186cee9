// Takes the pictures that the app's manifest shows before it is installed (frontend-admin/public/screenshots) and those
// of README and the guide for staff (docs/pictures), of the real pages of the built product. By hand, when the pages
// look different: node scripts/app-screenshots.mjs [name…]
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { CHROMIUM_FLAGS, findOrInstallChromium } from './find-chromium.mjs';
import { ROOT } from './progress.mjs';

const MANIFEST = 'frontend-admin/public/screenshots';
const README = 'docs/pictures';
/** The sizes are in frontend-admin/build/app-manifest.ts too. */
const NARROW = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  userAgent: devices['Pixel 7'].userAgent,
};
const WIDE = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' };
const DESK = { viewport: { width: 1440, height: 900 } };
const PICTURES = [
  { file: `${MANIFEST}/narrow-landing.png`, page: '/mobile-app', look: NARROW },
  { file: `${MANIFEST}/narrow-schedule.png`, page: '/mobile-app/schedule', look: NARROW },
  { file: `${MANIFEST}/wide-landing.png`, page: '/mobile-app', look: WIDE },
  { file: `${MANIFEST}/wide-dashboard.png`, page: '/admin', look: WIDE },
  { file: `${README}/home.webp`, page: '/', look: DESK },
  { file: `${README}/site.webp`, page: '/class-schedule', look: DESK },
  { file: `${README}/product.webp`, page: '/shop/1', look: DESK },
  { file: `${README}/back-office.webp`, page: '/admin', look: DESK },
  { file: `${README}/phone-area.webp`, page: '/mobile-app', look: NARROW },
  // For docs/staff.md.
  { file: `${README}/inbox.webp`, page: '/admin/messages', look: DESK },
  { file: `${README}/single-dates.webp`, page: '/admin/class-schedule', look: DESK, section: 'Single dates' },
  { file: `${README}/closed-days.webp`, page: '/admin/closures', look: DESK },
  { file: `${README}/trials.webp`, page: '/admin/trial-bookings', look: DESK },
  { file: `${README}/settings.webp`, page: '/admin/settings', look: DESK },
  { file: `${README}/settings-preview.webp`, page: '/admin/settings', look: DESK, press: 'Preview: Contact' },
  { file: `${README}/course-signups.webp`, page: '/admin/course-signups', look: DESK },
  { file: `${README}/invoices.webp`, page: '/admin/invoices', look: DESK },
  { file: `${README}/reports.webp`, page: '/admin/reports', look: DESK },
  // Last, for nobody is away on the others.
  { file: `${README}/substitutes.webp`, page: '/admin/class-schedule?week=', look: DESK, isAway: true },
];
/** The head instructor. */
const AWAY_ID = 1;
const wanted = process.argv.slice(2);

await ensureBuilt();
const school = await SchoolServer.open();
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: CHROMIUM_FLAGS });
try {
  for (const { file, page, look, ...shown } of PICTURES) {
    if (wanted.length === 0 || wanted.includes(path.parse(file).name))
      await take(path.join(ROOT, file), school.url + page, look, shown);
  }
} finally {
  await browser.close();
  await school.close();
}

/**
 * @param {{ section?: string; press?: string; isAway?: boolean }} shown the heading that is brought to the top; the
 *   button that is pressed first; whether an instructor is away in the next week, which the address ends with
 */
async function take(file, url, look, { section, press, isAway }) {
  const context = await browser.newContext({
    ...look,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    reducedMotion: 'reduce',
  });
  const answer = await context.request.post(`${school.url}/api/login`, { data: await school.superUser() });
  const { user, token } = await answer.json();
  const week = isAway ? await sendAway(context.request, token) : '';
  await context.addInitScript((id) => localStorage.setItem('admin_token', id), String(user.id));
  const page = await context.newPage();
  // The button that a phone shows which can install it.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
    ),
  );
  await page.goto(url + week, { waitUntil: 'networkidle' });
  // The scripts of the tools may begin to load only after the network was idle once.
  await page.locator('h1, h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (press) {
    await page.getByRole('button', { name: press }).click();
    await page.frameLocator('iframe').locator('h1').waitFor();
  }
  if (section) await page.getByRole('heading', { name: section }).evaluate((heading) => heading.scrollIntoView());
  await mkdir(path.dirname(file), { recursive: true });
  const picture = sharp(await page.screenshot());
  await (
    file.endsWith('.png')
      ? picture.png({ palette: true, colours: 128, effort: 10 })
      : picture.webp({ quality: 80, effort: 6 })
  ).toFile(file);
  console.log(path.relative(ROOT, file));
  await context.close();
}

/** @returns the Monday of the week after this one, in which the instructor is away from then on */
async function sendAway(request, token) {
  const day = new Date(Date.now() + 2 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + 7 - ((day.getUTCDay() + 6) % 7));
  const monday = day.toISOString().slice(0, 10);
  await request.post(`${school.url}/api/admin/instructor-absences`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { instructorId: AWAY_ID, startDate: monday, endDate: monday, note: 'Grading abroad' },
  });
  return monday;
}
