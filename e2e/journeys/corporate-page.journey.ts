import type { Page } from '@playwright/test';
import type { PublicCorporateClient } from '#libs/contracts/generated/api';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';

const CALL = '**/api/corporate-clients';
const CANONICAL = '/corporate-clients';

for (const address of [CANONICAL, '/corporates', '/corporate-training', '/training-for-corporates-menu']) {
  test(`${address} is the page of the corporate clients, whose one address for search engines is ${CANONICAL}`, async ({
    page,
    school,
    request,
  }) => {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${school.url}${CANONICAL}"`);
    expect(html).toMatch(/<h1[^>]*>Corporate Clients<\/h1>/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corporate Clients');
    await expect(grid(page).getByRole('listitem').first()).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${school.url}${CANONICAL}`);
  });
}

test('each organisation has its name and logo, and leads to its website in a new tab only where it has one', async ({
  page,
  request,
}) => {
  const clients = (await (await request.get('/api/corporate-clients')).json()) as PublicCorporateClient[];
  await page.goto(CANONICAL);
  const cards = grid(page).getByRole('listitem');
  await expect(cards).toHaveCount(clients.length);
  expect(clients.some(({ websiteUrl }) => websiteUrl === null)).toBe(true);
  for (const [place, { name, websiteUrl, description, logoUrl }] of clients.entries()) {
    await expect(cards.nth(place)).toContainText(name);
    if (description) await expect(cards.nth(place)).toContainText(description);
    await expect(cards.nth(place).locator('img')).toHaveAttribute('src', logoUrl);
    const link = cards.nth(place).getByRole('link');
    await expect(link).toHaveCount(websiteUrl ? 1 : 0);
    if (!websiteUrl) continue;
    await expect(link).toHaveAttribute('href', websiteUrl);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact-us');
});

test('a logo that does not load leaves a sign and the name', async ({ page }) => {
  await page.route('**/gone.png', (route) => route.fulfill({ status: 404 }));
  await page.route(CALL, (route) =>
    route.fulfill({
      json: [{ id: 1, name: 'Only a Name', logoUrl: '/gone.png', websiteUrl: null, description: null }],
    }),
  );
  await page.goto(CANONICAL);
  await expect(grid(page)).toContainText('Only a Name');
  await expect(grid(page).locator('img')).toHaveCount(0);
  await expectNoViolation(page);
});

function grid(page: Page) {
  return page.getByRole('region', { name: 'Organisations we train' });
}
