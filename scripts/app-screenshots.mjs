// Takes the pictures that the app's manifest shows before it is installed, of the real pages of the built product, into
// frontend-admin/public/screenshots. By hand, when the pages look different: node scripts/app-screenshots.mjs
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs';
import { ROOT } from './progress.mjs';

const FOLDER = path.join(ROOT, 'frontend-admin/public/screenshots');
/** The sizes are in frontend-admin/build/app-manifest.ts too. */
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, userAgent: devices['Pixel 7'].userAgent };
const WIDE = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' };
const PICTURES = [
  { name: 'narrow-landing', page: '/mobile-app', look: NARROW },
  { name: 'narrow-schedule', page: '/mobile-app/schedule', look: NARROW },
  { name: 'wide-landing', page: '/mobile-app', look: WIDE },
  { name: 'wide-dashboard', page: '/admin', look: WIDE },
];

await ensureBuilt();
await mkdir(FOLDER, { recursive: true });
const school = await SchoolServer.open();
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const { name, page, look } of PICTURES) await take(name, school.url + page, look);
} finally {
  await browser.close();
  await school.close();
}

async function take(name, url, look) {
  const context = await browser.newContext({ ...look, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', reducedMotion: 'reduce' });
  const answer = await context.request.post(`${school.url}/api/login`, { data: await school.superUser() });
  const { user } = await answer.json();
  await context.addInitScript((id) => localStorage.setItem('admin_token', id), String(user.id));
  const page = await context.newPage();
  // The button that a phone shows which can install it.
  await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))));
  await page.goto(url, { waitUntil: 'networkidle' });
  const file = path.join(FOLDER, `${name}.png`);
  await sharp(await page.screenshot()).png({ palette: true, colours: 128, effort: 10 }).toFile(file);
  console.log(path.relative(ROOT, file));
  await context.close();
}
