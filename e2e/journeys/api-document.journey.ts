import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/fixtures.js';

/** What backend/test/openapi.spec.ts examines. */
const EXAMINED = path.resolve(import.meta.dirname, '../../libs/contracts/generated/openapi.json');

test('the document that is served is the one that was examined, and the API can be read at /api/docs', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  const document = (await answer.json()) as { paths: Record<string, unknown> };
  expect(document).toEqual(JSON.parse(readFileSync(EXAMINED, 'utf8')));
  await page.goto('/api/docs');
  // The others are drawn when they are scrolled to.
  await expect(page.getByText(Object.keys(document.paths)[0]!, { exact: true }).first()).toBeVisible();
});
