import { expectNoViolationInBothColours } from '../support/axe.js';
import { downloadedCsv } from '../support/downloaded-csv.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

test('staff count each size by itself; the shop sells what there is of each', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const { id, name } = await staff.addProduct({
    name: 'Journey Counted Shirt',
    stock: 5,
    hasVariableSizes: true,
    availableSizes: ['S', 'M'],
  });
  await signInAtOnce(context, school);

  await test.step('counts them in the form, which adds them up', async () => {
    await page.goto(`/admin/products`);
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit product' });
    await form.getByLabel('Track stock for each size').check();
    await form.getByLabel('Stock in S').fill('0');
    await page.keyboard.press('Enter');
    await expect(form.getByText('M: Stock must be non-negative')).toBeVisible();
    await form.getByLabel('Stock in M').fill('2');
    await expect(form.getByLabel('Stock', { exact: true })).toHaveValue('2');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('S: 0, M: 2');
    expect(await staff.product(id)).toMatchObject({
      stock: 2,
      availableSizes: ['S', 'M'],
      sizes: [
        { size: 'S', stock: 0 },
        { size: 'M', stock: 2 },
      ],
    });
  });

  await test.step('reads what changed the stock of each', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: `Stock history of ${name}` })
      .click();
    const history = page.getByRole('dialog', { name: 'Stock history' });
    await expect(history.getByText(`${name}, 2 in stock`)).toBeVisible();
    const corrected = history.getByRole('row').filter({ hasText: 'Corrected by' });
    await expect(corrected).toHaveCount(2);
    await expect(corrected.filter({ hasText: '−5' })).toContainText('0');
    await expect(corrected.filter({ hasText: '+2' })).toContainText('M');
    await expect(history.getByRole('row').filter({ hasText: 'Product added by' })).toContainText('+5');
    await expectNoViolationInBothColours(page, 'the stock history', [1440]);
    const file = await downloadedCsv(page, history.getByRole('button', { name: 'Export to CSV' }));
    expect(file.name).toBe('stock-history.csv');
    expect(file.lines[0]).toBe('at,product,size,what,change,stockAfter,orderNumber,changedBy');
    expect(file.lines).toHaveLength(await history.getByRole('row').count());
    expect(file.lines.filter((line) => line.includes(`,${name},M,Corrected by `))).toHaveLength(1);
    await history.getByRole('button', { name: 'Close' }).last().click();
    await expect(history).toBeHidden();
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit product' });
    await form.getByRole('button', { name: 'Stock history' }).click();
    await expect(history.getByRole('row').filter({ hasText: 'Product added by' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(form).toBeVisible();
  });

  await test.step('the shop shows each, and ends at what there is', async () => {
    await page.goto('/shop');
    const card = page.getByRole('listitem').filter({ hasText: name });
    const size = card.getByLabel('Choose size');
    await expect(size.getByRole('option')).toHaveText(['Choose size', 'S (sold out)', 'M (2 in stock)']);
    await expect(size.getByRole('option', { name: 'S (sold out)' })).toBeDisabled();
    await size.selectOption('M');
    await card.getByRole('button', { name: `Add to Cart: ${name}` }).click();
    await card.getByRole('button', { name: `One more: ${name}` }).click();
    await expect(card.getByText('2 in cart', { exact: true })).toBeVisible();
    await expect(card.getByText('All 2 in cart')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: `One more: ${name}, size M` })).toBeDisabled();
    await expect(page.getByText('2 in stock')).toBeVisible();
  });
});

test('a size that sold out stands out, however many there are of the others', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const sized = (s: number) => ({
    sizes: [
      { size: 'S', stock: s },
      { size: 'M', stock: 20 },
    ],
  });
  const { id, name } = await staff.addProduct({
    name: 'Journey Uneven Shirt',
    hasVariableSizes: true,
    availableSizes: ['S', 'M'],
    ...sized(0),
  });
  await signInAtOnce(context, school);
  await page.goto(`/admin/products?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('S sold out');
  await page.getByRole('checkbox', { name: 'Low or out' }).check();
  await expect(page).toHaveURL(/isLow/);
  await expect(row).toBeVisible();
  await staff.changeProduct(id, sized(1));
  await page.reload();
  await expect(page.getByText(/^No products match/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Low or out' }).uncheck();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('sold out');
});
