/** The page of one product: found by search engines, bought from, true to its stock (CONTRACT section 7). */
import type { APIRequestContext, Locator } from '@playwright/test';
import { productPath } from '#libs/domain/product-address';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

const PALM = '/products/gloves-palm.svg';
const SIZES = { hasVariableSizes: true, availableSizes: ['S', 'M'] };

test('from the shop to the page of a product, into the cart, and on to another', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const gi = await staff.addProduct({ name: 'Gi with a page', price: 119_900, stock: 3, ...SIZES });
  await page.goto('/shop');
  await page.getByRole('link', { name: gi.name }).click();
  await expect(page).toHaveURL(productPath(gi));
  await expect(page).toHaveTitle(`${gi.name} | Shop | Storm Combat`);
  const heading = page.getByRole('heading', { level: 1, name: gi.name });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main')).toContainText('R1 199.00');
  await expect(page.getByRole('main')).toContainText('3 in stock');
  await expectNoViolation(page, 'the page of a product', undefined, { fingers: true });

  await test.step('passed on by the list of ways of a phone, or as a link', async () => {
    const share = page.getByRole('button', { name: 'Share' });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (shared: object) => sessionStorage.setItem('shared', JSON.stringify(shared)),
      });
    });
    await share.click();
    const shared = await page.evaluate(() => sessionStorage.getItem('shared'));
    expect(JSON.parse(shared ?? '{}')).toEqual({ title: gi.name, url: `${school.url}${productPath(gi)}` });
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${school.url}${productPath(gi)}`);
  });

  await page.getByRole('button', { name: `Add to Cart: ${gi.name}` }).click();
  const size = page.getByLabel('Choose size').first();
  await expect(size).toBeFocused();
  await size.selectOption('M');
  await page.getByRole('button', { name: `Add to Cart: ${gi.name}` }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${gi.name}` })).toContainText('1 in cart');

  await page.reload();
  await expect(page.getByRole('group', { name: `Quantity of ${gi.name}` })).toContainText('1 in cart');
  await test.step('on a phone the chat button makes way for what lies under it', async () => {
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    const link = page.getByRole('link', { name: 'Remove in cart' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setViewportSize({ width: 390, height: Math.round(await top(link)) + 70 });
    const chat = page.getByRole('button', { name: 'Open chat' });
    await expect.poll(async () => (await top(link)) - (await top(chat))).toBeGreaterThanOrEqual(60);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  const [other] = await page.getByRole('list', { name: 'Related products' }).getByRole('link').all();
  const name = (await other?.textContent()) ?? '';
  await other?.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();
});

test('its pictures are looked at one by one and in full, and the size chart says which size fits', async ({
  page,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const gi = await staff.addProduct({
    name: 'Gi from all sides',
    category: 'Apparel',
    imageUrl: '/products/gi.svg',
    images: ['/products/gi-back.svg', '/products/shirt.svg'],
    ...SIZES,
  });
  await page.goto(productPath(gi));
  const large = page.getByRole('button', { name: /^Zoom:/ });
  await expect(large).toHaveAccessibleName('Zoom: Gi from all sides, picture 1 of 3');
  const before = await large.boundingBox();
  const small = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await small.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(large).toHaveAccessibleName('Zoom: Gi from all sides, picture 2 of 3');
  await expect(large.getByRole('img')).toHaveAttribute('src', '/products/gi-back.svg');
  expect(await large.boundingBox()).toEqual(before);
  await page.getByText('Size chart', { exact: true }).click();
  const chart = page.getByRole('table', { name: 'Size chart: Apparel' });
  await expect(chart.getByRole('columnheader')).toHaveText(['Size', 'Chest (cm)', 'Waist (cm)', 'Height (cm)']);
  await expect(chart.getByRole('row', { name: /^M/ })).toHaveText(/94–101/);
  await expectNoViolation(page, 'a product with pictures and a size chart', undefined, { fingers: true });

  await large.click();
  const full = page.getByRole('dialog', { name: 'Gi from all sides, picture 2 of 3' });
  await expect(full.getByRole('img')).toHaveAttribute('src', '/products/gi-back.svg');
  await expectNoViolation(page, 'a picture in full', [390]);
  await page.keyboard.press('ArrowRight');
  const last = page.getByRole('dialog', { name: 'Gi from all sides, picture 3 of 3' });
  await expect(last).toBeVisible();
  await last.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Gi from all sides, picture 1 of 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(large).toBeFocused();
  await expect(large).toHaveAccessibleName('Zoom: Gi from all sides, picture 1 of 3');
});

test('who finds it sold out is told once when it is back', async ({ page, school }) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Gi that sells out', price: 119_900, stock: 0, ...SIZES });
  await page.goto(productPath(product));
  const form = page.getByRole('form', { name: "Email me when it's back" });
  await form.getByRole('button', { name: 'Let me know' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Email address is required/);
  await form.getByLabel('Size').selectOption('M');
  await form.getByLabel('Email').fill('naledi@example.org');
  await expectNoViolation(page, 'a product that is sold out', undefined, { fingers: true });
  await form.getByRole('button', { name: 'Let me know' }).click();
  await expect(page.getByRole('heading', { name: "We'll let you know" })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('one email to naledi@example.org');
});

test('its HTML says name, price and the stock of now, on one address', async ({ request, school }) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Gloves </script> & Öl', price: 49_950, stock: 1, images: [PALM] });
  const path = productPath(product);
  await expect.poll(async () => (await productOf(request, path))?.['image']).toEqual([`${school.url}${PALM}`]);
  const offer = { '@type': 'Offer', price: '499.50', priceCurrency: 'ZAR', url: `${school.url}${path}` };
  await expect
    .poll(async () => (await productOf(request, path))?.['offers'])
    .toMatchObject({ ...offer, availability: 'https://schema.org/InStock' });
  await staff.changeProduct(product.id, { stock: 0 });
  await expect
    .poll(async () => (await productOf(request, path))?.['offers'])
    .toMatchObject({ availability: 'https://schema.org/OutOfStock' });

  const moved = await request.get(`/shop/${product.id}-an-older-name?from=mail`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${path}?from=mail`]);
  expect((await request.get('/shop/', { maxRedirects: 0 })).headers()['location']).toBe('/shop');
  await expect.poll(async () => (await request.get('/sitemap-products.xml')).text()).toContain(`${path}</loc>`);

  await staff.changeProduct(product.id, { isActive: false });
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});

test('what is not sold is the 404 page, also inside the site', async ({ page, faults }) => {
  expect((await page.goto('/shop/999999999-nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
});

/** What the page's HTML says of the product to search engines; undefined while there is no such page. */
async function productOf(request: APIRequestContext, path: string): Promise<Record<string, unknown> | undefined> {
  const html = await (await request.get(path)).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const { '@graph': graph } = JSON.parse(json ?? '{"@graph":[]}') as { '@graph': Record<string, unknown>[] };
  return graph.find((node) => node['@type'] === 'Product');
}
