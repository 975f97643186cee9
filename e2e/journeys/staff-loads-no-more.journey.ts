/** Whatever lies in the database, a screen asks for the rows it shows and no more (docs/operations.md, "Page speed"). */
import { ADMIN_SCREENS } from '#libs/contracts/admin-paths';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { fillMessages, fillOrders } from '../support/many-records.mjs';
import { SchoolServer } from '../support/school-server.mjs';

const MESSAGES = 3_000;
const ORDERS = 2_000;
const MOST_ROWS = 50;
const MOST_BYTES = 80_000;

test('no screen loads more than it shows', async ({ context }) => {
  test.slow();
  const school = await SchoolServer.open();
  try {
    await fillMessages(await school.databaseUrl(), MESSAGES);
    await fillOrders(await school.databaseUrl(), ORDERS);
    await signInAtOnce(context, school);
    for (const screen of ['', ...ADMIN_SCREENS]) {
      const page = await context.newPage();
      const answers: Promise<{ url: string; rows: number; bytes: number }>[] = [];
      page.on('response', (response) => {
        if (!response.url().includes('/api/admin/')) return;
        answers.push(response.body().then((body) => {
          const json = JSON.parse(body.toString()) as unknown;
          return { url: response.url(), rows: Array.isArray(json) ? json.length : 1, bytes: body.length };
        }));
      });
      await page.goto(`${school.url}/admin/${screen}`, { waitUntil: 'networkidle' });
      for (const { url, rows, bytes } of await Promise.all(answers)) {
        expect.soft(rows, url).toBeLessThanOrEqual(MOST_ROWS);
        expect.soft(bytes, url).toBeLessThanOrEqual(MOST_BYTES);
      }
      if (screen === 'orders') {
        await expect(page.getByRole('row')).toHaveCount(25 + 1);
        await expect(page.getByRole('heading', { name: `Orders ${ORDERS}` })).toBeVisible();
      }
      await page.close();
    }
  } finally {
    await school.close();
  }
});
