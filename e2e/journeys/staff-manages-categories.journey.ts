import type { Locator, Page } from '@playwright/test';
import { categoryInUse, PRODUCT_CATEGORY_RULES } from '#libs/contracts/product-category';
import { downloadedCsv } from '../support/downloaded-csv.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { expectRefusalsKept } from '../support/refused-form.js';
import { StaffApi } from '../support/staff-api.js';

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

test('staff adds, renames and deletes a category', async ({ page, context, school, faults }) => {
  const staff = await StaffApi.signIn(school);
  await signInAtOnce(context, school);
  // Found by its name: others may have left more products than a page shows.
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: 'Puzzle Mat' }))}`);
  const dialog = dialogOf(page, 'Manage Categories');

  await test.step('the rules, and a name that is taken', async () => {
    await page.getByRole('button', { name: 'Manage Categories' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Sort order').fill('-1');
    await dialog.getByRole('button', { name: 'Add Category' }).last().click();
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.name.required)).toBeVisible();
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.sortOrder.negative)).toBeVisible();
    await dialog.getByLabel('Sort order').fill('1.5');
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.sortOrder.notWhole)).toBeVisible();
    await dialog.getByLabel('Name').fill('gear');
    await dialog.getByLabel('Sort order').fill('9');
    await dialog.getByLabel('Name').press('Enter');
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.name.taken)).toBeVisible();
  });

  await test.step('what the server refuses keeps the form', async () => {
    await dialog.getByLabel('Name').fill('Mats');
    await expectRefusalsKept(
      {
        page,
        faults,
        url: '**/api/admin/product-categories',
        form: dialog,
        submit: dialog.getByRole('button', { name: 'Add Category' }).last(),
      },
      () => expect(dialog.getByLabel('Name')).toHaveValue('Mats'),
    );
    await expect(page.getByText('Failed to create category')).toBeVisible();
  });

  await test.step('Escape asks before what is typed is lost', async () => {
    await dialog.getByLabel('Name').press('Escape');
    await dialogOf(page, 'Leave without saving?').getByRole('button', { name: 'Stay on this form' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Mats');
  });

  await test.step('Back asks too, and closes the dialog alone; Forward and a reload open it again', async () => {
    const opener = page.getByRole('button', { name: 'Manage Categories' });
    const leaving = dialogOf(page, 'Leave without saving?');
    await page.goBack();
    await leaving.getByRole('button', { name: 'Stay on this form' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Mats');
    await page.goBack();
    await leaving.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/products\?[^#]*$/);
    await expect(opener).toBeFocused();
    await page.goForward();
    await expect(dialog.getByLabel('Name')).toHaveValue('');
    await page.reload();
    // Who took back all that was typed has nothing to lose.
    await dialog.getByLabel('Name').fill('Mats');
    await dialog.getByLabel('Name').fill('');
    await dialog.getByLabel('Name').press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('button', { name: 'Edit category Apparel' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Apparel');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialogOf(page, 'Delete category')).toBeVisible();
    await page.goBack();
    await expect(dialogOf(page, 'Delete category')).toBeHidden();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/products\?[^#]*$/);
    await opener.click();
  });

  await test.step('adds and renames it; its products follow', async () => {
    await dialog.getByRole('button', { name: 'Add a size chart' }).click();
    const chart = dialog.getByRole('textbox', { name: 'Size chart' });
    await expect(chart).toBeFocused();
    await chart.fill('Size; Area\nS; 1 m²; 2 m²');
    await dialog.getByLabel('Name').fill('Mats');
    await dialog.getByRole('button', { name: 'Add Category' }).last().click();
    await expect(dialog.getByText(PRODUCT_CATEGORY_RULES.sizeChart.unequal(1))).toBeVisible();
    await chart.fill('Size; Area\nS; 1 m²\nL; 2 m²');
    const preview = dialog.getByRole('table', { name: 'Size chart as customers see it' });
    await expect(preview.getByRole('row')).toHaveText(['SizeArea', 'S1 m²', 'L2 m²']);
    await dialog.getByRole('button', { name: 'Add Category' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Manage Categories' })).toBeFocused();
    await expect(page.getByText('Category created successfully')).toBeVisible();
    await staff.addProduct({ name: 'Puzzle Mat', category: 'Mats' });
    await page.getByRole('button', { name: 'Edit category Mats' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Size chart' })).toHaveValue('Size; Area\nS; 1 m²\nL; 2 m²');
    const file = await downloadedCsv(page, dialog.getByRole('button', { name: 'Export to CSV' }));
    expect(file.name).toBe('product-categories.csv');
    expect(file.lines[0]).toBe('name,description,isActive,sortOrder,id');
    expect(file.lines).toContainEqual(expect.stringMatching(/^Mats,,true,0,\d+$/));
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
    const mat = (await (await staff.get('/api/admin/products?filter=%7B%22q%22%3A%22Puzzle%22%7D')).json()) as {
      id: number;
    }[];
    await staff.deleteProduct(mat[0]!.id);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Category deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit category Floor' })).toHaveCount(0);
  });
});

test('an active product that its category hides says so in the list, on a phone too', async ({
  page,
  context,
  school,
}) => {
  await signInAtOnce(context, school);
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: 'Last Season' }))}`);
  await expect(rowOf(page, 'Rash Guard, Last Season')).toContainText('Clearance (inactive)');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Clearance (inactive)').locator('visible=true')).toBeVisible();
});
