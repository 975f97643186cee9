import type { Locator, Page } from '@playwright/test';
import { PRODUCT_IMAGE_RULES } from '#libs/contracts/image';
import { PRODUCT_RULES, type PublicProduct, stockOutdated } from '#libs/contracts/product';
import { categoryInUse, PRODUCT_CATEGORY_RULES } from '#libs/contracts/product-category';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const NAME = 'Desk Headguard';

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

test('without a token the products are denied, and the way to the login form leads back', async ({ page }) => {
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Admin Login' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('staff adds a product with sizes and a picture, changes its price, copies and deletes it', async ({ page, context, school }) => {
  await signInAtOnce(context, school);
  await page.goto('/admin/products');
  const form = dialogOf(page, 'Add Product');

  await test.step('each rule has its words, and the first field that is wrong takes the focus', async () => {
    await page.getByRole('link', { name: 'Add Product' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByRole('button', { name: 'Add Product' }).click();
    for (const { required } of [PRODUCT_RULES.name, PRODUCT_RULES.category]) await expect(form.getByText(required)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.price.negative)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.stock.negative)).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Stock').fill('1.5');
    await form.getByLabel('Price').fill('1000001');
    await expect(form.getByText(PRODUCT_RULES.stock.notWhole)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.price.tooHigh)).toBeVisible();
    await form.getByLabel('Stock').fill('-1');
    await form.getByLabel('Price').fill('-1');
    await expect(form.getByText(PRODUCT_RULES.stock.negative)).toBeVisible();
    await expect(form.getByText(PRODUCT_RULES.price.negative)).toBeVisible();
  });

  await test.step('a file that is no picture, or too large, is refused before it is sent', async () => {
    const file = form.getByTestId('imageUrl-file');
    await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(form.getByText(PRODUCT_IMAGE_RULES.notAnImage)).toBeVisible();
    await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(PRODUCT_IMAGE_RULES.tooLargeFromBytes) });
    await expect(form.getByText(PRODUCT_IMAGE_RULES.tooLarge)).toBeVisible();
    await file.setInputFiles({ name: 'headguard.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByText('Image uploaded successfully')).toBeVisible();
    await expect(form.getByLabel('Image address')).toHaveValue(/^\/api\/images\//);
  });

  await test.step('sizes by Enter and by comma, none twice; turned off they are gone', async () => {
    await form.getByLabel('Comes in sizes').check();
    const size = form.getByLabel('Add a size');
    await size.fill('S');
    await size.press('Enter');
    await size.pressSequentially('M,');
    await size.fill('M');
    await size.press('Enter');
    await expect(form.getByText('M is in the list already')).toBeVisible();
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

  await test.step('refusals of the server keep the form', async () => {
    await form.getByLabel('Price').fill('1 199,50');
    await form.getByLabel('Stock').fill('4');
    await form.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Gear' }).click();
    for (const [status, sentence] of [[413, 'Request body is too large'], [429, 'Too many requests'], [503, 'The database is away']] as const) {
      await page.route('**/api/admin/products', (route) => (route.request().method() === 'POST' ? route.fulfill({ status, json: { statusCode: status, error: 'Refused', message: sentence } }) : route.fallback()));
      await form.getByRole('button', { name: 'Add Product' }).click();
      await expect(form.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(form.getByLabel('Name')).toHaveValue(NAME);
      await page.unroute('**/api/admin/products');
    }
  });

  await test.step('adds it, and visitors see it', async () => {
    await expect(form.getByLabel('Price')).toHaveValue('1199.50');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Product created successfully')).toBeVisible();
    await expect(rowOf(page, NAME)).toContainText('R1\u00a0199.50');
    await expect(rowOf(page, NAME)).toContainText('Low stock');
    expect(await sold(school, NAME)).toMatchObject({ price: 119_950, stock: 4, category: 'Gear', hasVariableSizes: true, availableSizes: ['M', 'L'] });
  });

  await test.step('changes its price', async () => {
    await page.getByRole('link', { name: `Edit ${NAME}` }).click();
    const edit = dialogOf(page, 'Edit product');
    await expect(edit.getByLabel('Price')).toHaveValue('1199.50');
    await edit.getByLabel('Price').fill('999');
    await page.keyboard.press('Enter');
    await expect(edit).toBeHidden();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(rowOf(page, NAME)).toContainText('R999.00');
    expect((await sold(school, NAME))?.price).toBe(99_900);
  });

  await test.step('copies it, without its stock', async () => {
    await page.getByRole('link', { name: `Duplicate ${NAME}` }).click();
    await expect(form.getByLabel('Price')).toHaveValue('999.00');
    await expect(form.getByLabel('Stock')).toHaveValue('');
    await form.getByLabel('Name').fill(`${NAME} Junior`);
    await form.getByLabel('Stock').fill('9');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form).toBeHidden();
    expect(await sold(school, `${NAME} Junior`)).toMatchObject({ price: 99_900, stock: 9, availableSizes: ['M', 'L'] });
  });

  await test.step('finds it, switches it off, and deletes it after being asked', async () => {
    await page.getByLabel('Search').fill(`${NAME} Junior`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/filter=/);
    await page.getByRole('switch', { name: `${NAME} Junior: active` }).uncheck();
    await expect(rowOf(page, NAME)).toContainText('Inactive');
    await expect.poll(() => sold(school, `${NAME} Junior`)).toBeUndefined();
    await page.getByRole('button', { name: `Delete ${NAME} Junior` }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Are you sure you want to delete this product?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted successfully')).toBeVisible();
    await expect(page.getByText('No products match your search.')).toBeVisible();
  });
});

test('a stock that was typed while the shop sold some does not bring it back', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id, name } = await staff.addProduct({ name: 'Desk Mitts', stock: 10 });
  const stockOf = async (): Promise<number> => (await staff.product(id)).stock;
  await signInAtOnce(context, school);
  await page.goto(`/admin/products/${id}`);
  const edit = dialogOf(page, 'Edit product');
  const save = edit.getByRole('button', { name: 'Save changes' });

  await test.step('saved without another stock, what was sold stays sold', async () => {
    await expect(edit.getByLabel('Stock')).toHaveValue('10');
    await staff.changeProduct(id, { stock: 7 });
    await edit.getByLabel('Description').fill('For focus.');
    await save.click();
    await expect(edit).toBeHidden();
    expect(await stockOf()).toBe(7);
  });

  await test.step('another stock is told what there is now; the second press is made knowing it', async () => {
    await page.goto(`/admin/products/${id}`);
    await expect(edit.getByLabel('Stock')).toHaveValue('7');
    await staff.changeProduct(id, { stock: 5 });
    await edit.getByLabel('Stock').fill('25');
    await save.click();
    await expect(edit.getByText(stockOutdated(name, 5))).toBeVisible();
    await expect(edit.getByLabel('Stock')).toBeFocused();
    await expect(edit.getByLabel('Stock')).toHaveValue('25');
    expect(await stockOf()).toBe(5);
    await edit.getByLabel('Stock').fill('24');
    await expect(edit.getByText('5 in stock now')).toBeVisible();
    await save.click();
    await expect(edit).toBeHidden();
    expect(await stockOf()).toBe(24);
  });

  await test.step('in its row too, by keyboard alone', async () => {
    const opener = page.getByRole('button', { name: `Stock of ${name}: 24. Change it` });
    await staff.changeProduct(id, { stock: 20 });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await expect(page.getByText(stockOutdated(name, 20)).first()).toBeVisible();
    await page.getByLabel(`Stock of ${name}`, { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: `Stock of ${name}: 30. Change it` })).toBeFocused();
    expect(await stockOf()).toBe(30);
  });
});

test('staff adds, renames and deletes a category', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  await signInAtOnce(context, school);
  await page.goto('/admin/products');
  const dialog = dialogOf(page, 'Manage Categories');

  await test.step('the rules, and a name that is taken', async () => {
    await page.getByRole('button', { name: 'Manage Categories' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Sort order').fill('-1');
    await dialog.getByRole('button', { name: 'Add Category' }).last().click();
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.name.required)).toBeVisible();
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.sortOrder.negative)).toBeVisible();
    await dialog.getByLabel('Name').fill('gear');
    await dialog.getByLabel('Sort order').fill('9');
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.name.taken)).toBeVisible();
  });

  await test.step('adds and renames it; its products follow', async () => {
    await dialog.getByLabel('Name').fill('Mats');
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Category created successfully')).toBeVisible();
    await staff.addProduct({ name: 'Puzzle Mat', category: 'Mats' });
    await page.getByRole('button', { name: 'Edit category Mats' }).click();
    await dialog.getByLabel('Name').fill('Floor');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Category updated successfully')).toBeVisible();
    await expect(rowOf(page, 'Puzzle Mat')).toContainText('Floor');
  });

  await test.step('one with products is kept, and says why', async () => {
    await page.getByRole('button', { name: 'Edit category Floor' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog').last();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toHaveText(categoryInUse(1));
    await question.getByRole('button', { name: 'Cancel' }).click();
    const mat = (await (await staff.get('/api/admin/products?filter=%7B%22q%22%3A%22Puzzle%22%7D')).json()) as { id: number }[];
    await staff.deleteProduct(mat[0]!.id);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Category deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit category Floor' })).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the products can be used by everyone', async ({ page, context, school }) => {
      await signInAtOnce(context, school);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/admin/products');
      await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
      await expectNoViolation(page, 'the list');
      await page.goto('/admin/products/create');
      await page.getByLabel('Comes in sizes').check();
      await page.getByLabel('Add a size').pressSequentially('S,');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click();
      await expect(page.getByText(PRODUCT_RULES.name.required)).toBeVisible();
      await expectNoViolation(page, 'the form');
      await page.goto('/admin/products');
      await page.getByRole('button', { name: 'Manage Categories' }).click();
      await expectNoViolation(page, 'the categories');
    });
  });
}

/** The product as visitors see it. */
async function sold(school: SchoolServer, name: string): Promise<PublicProduct | undefined> {
  const products = (await (await fetch(`${school.url}/api/products`)).json()) as PublicProduct[];
  return products.find((product) => product.name === name);
}
