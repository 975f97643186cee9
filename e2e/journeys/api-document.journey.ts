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
  expect(await answer.json()).toEqual(JSON.parse(readFileSync(EXAMINED, 'utf8')));
  await page.goto('/api/docs');
  await expect(page.getByText('/api/class-schedules', { exact: true }).first()).toBeVisible();
});
