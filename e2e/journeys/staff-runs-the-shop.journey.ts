import type { Locator, Page } from '@playwright/test';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { PRODUCT_RULES, stockOutdated } from '#libs/contracts/product';
import type { PublicProduct } from '#libs/contracts/generated/api';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { drawnImage } from '../support/drawn-image.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { buy } from '../support/placed-order.js';
import { expectRefusalsKept } from '../support/refused-form.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const NAME = 'Desk Headguard';

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

test('without a token the products are denied, and the way to the login form leads back', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('staff adds a product with sizes and a picture', async ({ page, context, school, faults }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/products');
  const form = dialogOf(page, 'Add Product');

  await test.step('opens by key; Escape closes it, and the focus returns', async () => {
    const open = page.getByRole('link', { name: 'Add Product' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('each rule has its words, and the first field that is wrong takes the focus', async () => {
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByRole('button', { name: 'Add Product' }).click();
    for (const { required } of [PRODUCT_RULES.name, PRODUCT_RULES.category])
      await expect(form.getByText(required)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.price.negative)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.stock.negative)).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByRole('textbox', { name: 'Stock' }).fill('1.5');
    await form.getByLabel('Price').fill('1000001');
    await expect(form.getByText(PRODUCT_RULES.stock.notWhole)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.price.tooHigh)).toBeVisible();
    await form.getByRole('textbox', { name: 'Stock' }).fill('-1');
    await form.getByLabel('Price').fill('-1');
    await expect(form.getByText(PRODUCT_RULES.stock.negative)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.price.negative)).toBeVisible();
  });

  await test.step('a file that is no picture, or too large, is refused before it is sent', async () => {
    const file = form.getByTestId('imageUrl-file');
    await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(form.getByText(PRODUCT_IMAGE_RULES.notAnImage)).toBeVisible();
    await file.setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(PRODUCT_IMAGE_RULES.tooLargeFromBytes),
    });
    await expect(form.getByText(PRODUCT_IMAGE_RULES.tooLarge)).toBeVisible();
    const upload = '**/api/upload/product-image';
    await page.route(upload, (route) =>
      route.fulfill({
        status: 413,
        json: { statusCode: 413, error: 'Payload Too Large', message: 'This is larger than the server takes.' },
      }),
    );
    await file.setInputFiles({ name: 'headguard.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByText('Failed to upload image')).toBeVisible();
    await expect(form.getByText('This is larger than the server takes.')).toBeVisible();
    await page.unroute(upload);
    await file.setInputFiles({ name: 'headguard.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByText('Image uploaded successfully')).toBeVisible();
    await expect(form.getByLabel('Image address')).toHaveValue(/^\/api\/images\//);
  });

  await test.step('further pictures, put in order, and one taken away', async () => {
    const pictures = [drawnImage(60, 40), drawnImage(40, 60), drawnImage(50, 50)];
    await form.getByTestId('images-file').setInputFiles(await Promise.all(pictures));
    const tiles = form.getByRole('list', { name: 'More pictures' }).getByRole('listitem');
    await expect(tiles).toHaveCount(3);
    const second = await tiles.nth(1).locator('img').getAttribute('src');
    const third = await tiles.nth(2).locator('img').getAttribute('src');
    await form.getByRole('button', { name: 'Move picture 3 earlier' }).click();
    await expect(form.getByRole('button', { name: 'Move picture 2 earlier' })).toBeFocused();
    await form.getByRole('button', { name: 'Remove picture 1' }).click();
    await expect(tiles).toHaveCount(2);
    await expect(tiles.nth(0).locator('img')).toHaveAttribute('src', third!);
    await expect(tiles.nth(1).locator('img')).toHaveAttribute('src', second!);
  });

  await test.step('sizes by Enter and by comma, none twice; turned off they are gone', async () => {
    await form.getByLabel('Comes in sizes').check();
    const size = form.getByLabel('Add a size');
    await size.fill('S');
    await size.press('Enter');
    await size.pressSequentially('M,');
    await size.fill('M');
    await size.press('Enter');
    await expect(form.getByText('M is already in the list')).toBeVisible();
    const chips = form.getByRole('list', { name: 'Chosen sizes' }).getByRole('listitem');
    await expect(chips).toHaveText(['S', 'M']);
    await form.getByRole('button', { name: 'Remove S' }).click();
    await expect(chips).toHaveText(['M']);
    await form.getByLabel('Comes in sizes').uncheck();
    await form.getByLabel('Comes in sizes').check();
    await expect(chips).toHaveCount(0);
    await size.pressSequentially('M,L');
    await form.getByLabel('Name').fill(NAME);
    await expect(chips).toHaveText(['M', 'L']);
  });

  await test.step('what is typed is not left without asking', async () => {
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Leave without saving?').getByRole('button', { name: 'Stay on this form' }).click();
    await expect(form.getByLabel('Name')).toHaveValue(NAME);
  });

  await test.step('what the server refuses keeps the form', async () => {
    await form.getByLabel('Price').fill('1 199,50');
    await form.getByRole('textbox', { name: 'Stock' }).fill('4');
    await form.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Gear' }).click();
    await expectRefusalsKept(
      { page, faults, url: '**/api/admin/products', form, submit: form.getByRole('button', { name: 'Add Product' }) },
      async () => {
        await expect(form.getByLabel('Name')).toHaveValue(NAME);
        await expect(form.getByLabel('Price')).toHaveValue('1199.50');
        await expect(form.getByRole('list', { name: 'Chosen sizes' })).toHaveText('ML');
      },
    );
    await expect(page.getByText('Failed to create product')).toBeVisible();
  });

  await test.step('adds it, and visitors see it', async () => {
    await expect(form.getByLabel('Price')).toHaveValue('1199.50');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await expect(rowOf(page, NAME)).toContainText('R1\u00a0199.50');
    await expect(rowOf(page, NAME)).toContainText('Low stock');
    expect(await sold(school, NAME)).toMatchObject({
      price: 119_950,
      stock: 4,
      category: 'Gear',
      hasVariableSizes: true,
      availableSizes: ['M', 'L'],
      images: [expect.stringMatching(/^\/api\/images\//), expect.stringMatching(/^\/api\/images\//)],
    });
  });
});

test('staff changes the price of a product, copies, hides and deletes it', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const name = 'Desk Shin Guards';
  await staff.addProduct({ name, price: 119_950, stock: 4, hasVariableSizes: true, availableSizes: ['M', 'L'] });
  await signInAtOnce(context, school);
  await page.goto('/admin/products');
  const form = dialogOf(page, 'Add Product');

  await test.step('changes its price', async () => {
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    const edit = dialogOf(page, 'Edit product');
    await expect(edit.getByLabel('Price')).toHaveValue('1199.50');
    await edit.getByLabel('Price').fill('999');
    await page.keyboard.press('Enter');
    await expect(edit).toBeHidden();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('R999.00');
    expect((await sold(school, name))?.price).toBe(99_900);
  });

  await test.step('copies it, without its stock', async () => {
    await page.getByRole('link', { name: `Duplicate ${name}` }).click();
    await expect(form.getByLabel('Price')).toHaveValue('999.00');
    await expect(form.getByRole('textbox', { name: 'Stock' })).toHaveValue('');
    await form.getByLabel('Name').fill(`${name} Junior`);
    await form.getByRole('textbox', { name: 'Stock' }).fill('9');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form).toBeHidden();
    expect(await sold(school, `${name} Junior`)).toMatchObject({ price: 99_900, stock: 9, availableSizes: ['M', 'L'] });
  });

  await test.step('finds it, switches it off, and deletes it after being asked', async () => {
    await page.getByLabel('Search').fill(`${name} Junior`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/filter=/);
    await page.getByRole('switch', { name: `${name} Junior: active` }).click();
    await expect(rowOf(page, name)).toContainText('Inactive');
    await expect.poll(() => sold(school, `${name} Junior`)).toBeUndefined();
    await page.getByRole('button', { name: `Delete ${name} Junior` }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Are you sure you want to delete this product?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted successfully')).toBeVisible();
    await expect(page.getByText('No products match your search.')).toBeVisible();
  });
});

test('a stock that was typed while the shop sold some does not bring it back', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Desk Mitts', stock: 10 });
  const { id, name } = product;
  const stockOf = async (): Promise<number> => (await staff.product(id)).stock;
  await signInAtOnce(context, school);
  await page.goto(`/admin/products/${id}`);
  const edit = dialogOf(page, 'Edit product');
  const save = edit.getByRole('button', { name: 'Save changes' });

  await test.step('saved without another stock, what was sold stays sold', async () => {
    await expect(edit.getByRole('textbox', { name: 'Stock' })).toHaveValue('10');
    await buy(school, product, 3);
    await edit.getByLabel('Description').fill('For focus.');
    await save.click();
    await expect(edit).toBeHidden();
    expect(await stockOf()).toBe(7);
  });

  await test.step('another stock is told what there is now; the second press is made knowing it', async () => {
    await page.goto(`/admin/products/${id}`);
    await expect(edit.getByRole('textbox', { name: 'Stock' })).toHaveValue('7');
    await buy(school, product, 2);
    await edit.getByRole('textbox', { name: 'Stock' }).fill('25');
    await save.click();
    await expect(edit.getByText(stockOutdated(name, 5))).toBeVisible();
    await expect(edit.getByRole('textbox', { name: 'Stock' })).toBeFocused();
    await expect(edit.getByRole('textbox', { name: 'Stock' })).toHaveValue('25');
    expect(await stockOf()).toBe(5);
    await edit.getByRole('textbox', { name: 'Stock' }).fill('9');
    await expect(edit.getByText('5 in stock now')).toBeVisible();
    await save.click();
    await expect(edit).toBeHidden();
    expect(await stockOf()).toBe(9);
  });

  await test.step('in its row too, by keyboard alone', async () => {
    const opener = page.getByRole('button', { name: `Stock of ${name}: 9. Change it` });
    await buy(school, product, 4);
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await expect(page.getByText(stockOutdated(name, 5)).first()).toBeVisible();
    await expect(page.getByLabel(`Stock of ${name}`, { exact: true })).toBeFocused();
    // The row says what there is now: the next press is made knowing it.
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Low stock');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Stock of ${name}: 30. Change it` })).toBeFocused();
    expect(await stockOf()).toBe(30);
  });
});

test('a product that a colleague changed meanwhile is told field by field', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id } = await staff.addProduct({ name: 'Shared Pads', price: 10_000, stock: 10 });
  await signInAtOnce(context, school);
  await page.goto(`/admin/products/${id}`);
  const edit = dialogOf(page, 'Edit product');
  await edit.getByLabel('Price').fill('120');
  await edit.getByRole('textbox', { name: 'Stock' }).fill('12');
  await staff.changeProduct(id, { price: 11_050, stock: 8, description: 'Now thicker.' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByRole('group', { name: 'Price: theirs and yours' })).toHaveText(
    'PriceTheirsR110.50YoursR120.00',
  );
  await expect(edit.getByRole('group', { name: 'Stock: theirs and yours' })).toHaveText('StockTheirs8Yours12');
  await expect(edit.getByRole('group', { name: /theirs and yours/ })).toHaveCount(2);
  await expect(edit.getByRole('listitem').filter({ hasText: 'Description' })).toHaveText('Description: Now thicker.');
  await edit.getByRole('button', { name: 'Keep mine' }).click();
  await expect(edit).toBeHidden();
  expect(await staff.product(id)).toMatchObject({ price: 12_000, stock: 12, description: 'Now thicker.' });
});

test('a shop without a product, lists that fail and a product that is gone say what to do', async ({
  page,
  context,
  school,
  faults,
}) => {
  await signInAtOnce(context, school);
  const list = '**/api/admin/products?*';
  const categories = '**/api/admin/product-categories?*';
  await page.route(list, (route) => route.fulfill({ json: [], headers: { 'content-range': 'products 0-0/0' } }));
  await page.route(categories, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': 'product-categories 0-0/0' } }),
  );
  await page.goto('/admin/products');
  await expect(page.getByText('No products found. Add your first product to open the shop.')).toBeVisible();
  await expect(
    page.getByText('No categories found. Every product needs one, so add your first category.'),
  ).toBeVisible();
  await page.unroute(list);
  await page.unroute(categories);

  for (const address of [list, categories])
    await page.route(address, (route) =>
      route.fulfill({
        status: 500,
        json: { statusCode: 500, error: 'Internal Server Error', message: 'Something went wrong.' },
      }),
    );
  await page.goto('/admin/products');
  await expect(page.getByText('Failed to fetch products')).toBeVisible();
  await expect(page.getByText('Failed to fetch categories')).toBeVisible();
  await page.unroute(list);
  await page.unroute(categories);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.first().click();
  await expect(page.getByRole('button', { name: /^Edit category/ }).first()).toBeVisible();
  await again.click();
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('status of 500')));

  await page.goto('/admin/products/999999');
  await expect(page.getByText('This product no longer exists.')).toBeVisible();
});

test('the products can be used by everyone', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/products');
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await expectNoViolationInBothColours(page, 'the list');
  await page.goto('/admin/products/create');
  await page.getByLabel('Comes in sizes').check();
  await page.getByLabel('Add a size').pressSequentially('S,');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText(PRODUCT_RULES.name.required)).toBeVisible();
  await expectNoViolationInBothColours(page, 'the form');
  await page.goto('/admin/products');
  await page.getByRole('button', { name: 'Manage Categories' }).click();
  await expectNoViolationInBothColours(page, 'the categories');
});

/** The product as visitors see it. */
async function sold(school: SchoolServer, name: string): Promise<PublicProduct | undefined> {
  const products = (await (await fetch(`${school.url}/api/products`)).json()) as PublicProduct[];
  return products.find((product) => product.name === name);
}
