import { expect, test } from '../support/fixtures.js';

// Nothing here changes a record, so the workers may share the file.
test.describe.configure({ mode: 'parallel' });

const PRICES = ['R79.99', 'R89.99', 'R69.99', 'R75.99'];

test('a visitor finds four books with their prices, and learns where each is bought', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book Store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'BOOK STORE' })).toBeVisible();
  for (const [i, price] of PRICES.entries()) {
    const card = page.getByRole('region', { name: 'E-books' }).getByRole('article').nth(i);
    await expect(card).toContainText(price);
    await expect(card).toContainText('eBook');
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(new RegExp(`/product-page/${i + 1}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(title, 'i'));
    await expect(page.getByText(price, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for this e-book' })).toHaveAttribute(
      'href',
      /^\/contact-us\?subject=E-book%3A%20\w/,
    );
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Book Store' }).click();
    await expect(page).toHaveURL(/\/book-store$/);
  }
});

test('the featured book leads to its page and to a sample, which is the file the words promise', async ({ page }) => {
  await page.goto('/book-store');
  const banner = page.getByRole('region', { name: 'Battle Ready - Your Essential Guide to South African Safety' });
  await expect(banner).toContainText('R79.99');
  await banner.getByRole('link', { name: 'Learn More about Battle Ready' }).click();
  await expect(page).toHaveURL(/\/product-page\/battle-ready-your-essential-guide-to-south-african-safety$/);
  await page.goBack();
  await banner.getByRole('link', { name: 'Download Sample' }).click();
  await expect(page.getByRole('heading', { name: 'Awareness without fear' })).toBeVisible();
  await expect(page.getByRole('link', { name: '10111' })).toHaveAttribute('href', 'tel:10111');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Sample' }).click();
  expect((await download).suggestedFilename()).toBe('battle-ready-sample.pdf');
  const answer = await page.request.get('/battle-ready-sample.pdf');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const file = await answer.body();
  const pages = /\/Type \/Pages\n\/Count (\d+)/.exec(file.toString('latin1'))?.[1];
  await expect(page.getByText(`PDF, ${pages} pages, ${Math.round(file.length / 1000)} kB`)).toBeVisible();
});
