// What a first visit to each public page fetches: bytes of scripts, styles and fonts (gzip or woff2) and requests.
import { chromium } from 'playwright';
import { SchoolServer } from '../e2e/support/school-server.mjs';
import { weighPage } from '../e2e/support/page-weight.mjs';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../scripts/find-chromium.mjs';

const school = await SchoolServer.open();
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: CHROMIUM_FLAGS });
try {
  const sitemap = await (await fetch(`${school.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort((a, b) => a.localeCompare(b));
  console.log('kB (gzip, woff2)    scripts  styles   fonts  requests');
  for (const url of pages) {
    const page = await browser.newPage();
    // Whatever leads to other people's sites ends where it began.
    await page.route(
      (asked) => asked.origin !== school.url && asked.protocol !== 'data:',
      (route) => route.fulfill({ status: 204 }),
    );
    const { scriptBytes, styleBytes, fontBytes, urls } = await weighPage(page, url);
    await page.close();
    const figures = [scriptBytes, styleBytes, fontBytes]
      .map((bytes) => (bytes / 1000).toFixed(1).padStart(7))
      .join(' ');
    console.log(`${new URL(url).pathname.slice(0, 40).padEnd(40)} ${figures} ${String(urls.length).padStart(9)}`);
  }
} finally {
  await browser.close();
  await school.close();
}
