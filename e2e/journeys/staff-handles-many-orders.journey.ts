import { randomUUID } from 'node:crypto';
import { stockGone } from '#libs/contracts/order';
import type { OrderRecord, PublicOrderView } from '#libs/contracts/generated/api';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { StaffApi } from '../support/staff-api.js';

/** A4 between its margins. */
const PAPER = { width: 688, height: 1016 };
const DESK = { width: 1440, height: 900 };

test('staff sees what orders come to, prints their slips, sends them together and names the carrier', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const pads = await staff.addProduct({ name: 'Many Pads', price: 10_000, stock: 6 });
  const customerName = `Many ${randomUUID().slice(0, 8)}`;
  const order = async (quantity: number): Promise<PublicOrderView> => {
    const answer = await fetch(`${school.url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        customerName,
        customerEmail: `${randomUUID()}@example.org`,
        shippingAddress: '3 Counter Street\nRivonia\n2128',
        totalAmount: quantity * pads.price,
        items: [{ productId: pads.id, price: pads.price, quantity }],
      }),
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    return (await answer.json()) as PublicOrderView;
  };
  const [sent, also, soldOut] = [await order(1), await order(2), await order(3)];
  const [{ id: soldOutId }] = (await staff.ordersOf(soldOut.customerEmail)) as [OrderRecord];
  await staff.write('PUT', `/api/admin/orders/${soldOutId}`, { status: 'cancelled' });
  await staff.changeProduct(pads.id, { stock: 0 });
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: customerName }))}`);
  const sums = page.getByRole('group', { name: 'Totals for these orders' });
  const chosen = page.getByRole('toolbar', { name: 'Selected rows' });

  await test.step('sees what they come to', async () => {
    await expect(sums).toHaveText('3 ordersTotal R600.00Paid R0.00Outstanding R300.00');
  });

  await test.step('sees those of certain days', async () => {
    const [from, until] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
    await from.fill('2098-01-01');
    await expect(sums).toHaveText('0 ordersTotal R0.00Paid R0.00Outstanding R0.00');
    await from.fill('2020-01-01');
    await until.fill('2098-01-01');
    await expect(sums).toContainText('3 orders');
    await until.fill('2020-01-02');
    await expect(sums).toContainText('0 orders');
    await from.fill('');
    await until.fill('');
    await expect(sums).toContainText('3 orders');
    await expect(page.getByRole('row').filter({ hasText: sent.orderNumber })).toBeVisible();
  });

  await test.step('prints the list as a table, which fits the paper', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPER);
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(1 + 3);
    for (const tool of [page.getByRole('search'), page.getByRole('columnheader', { name: 'Actions' })])
      await expect(tool).toBeHidden();
    expect((await table.boundingBox())!.width).toBeLessThanOrEqual(PAPER.width);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(DESK);
  });

  await test.step('prints a slip for each', async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(chosen).toContainText('3 selected');
    await expectNoViolationInBothColours(page, 'a selection', [1440]);
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = 'yes';
      };
    });
    await chosen.getByRole('button', { name: 'Print packing slips' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    for (const { orderNumber } of [sent, also, soldOut]) expect(paper).toContain(orderNumber);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), 'a sheet each').toHaveLength(3);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('sends them together: one cannot be, stays ticked and says why', async () => {
    await chosen.getByRole('button', { name: 'Set status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set Status of 3 Orders' });
    await dialog.getByRole('radio', { name: 'Shipped' }).check();
    await expectNoViolationInBothColours(page, 'one status for several', [1440]);
    await dialog.getByRole('button', { name: 'Set status' }).click();
    await expect(page.getByText('2 orders set to Shipped')).toBeVisible();
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText(`${soldOut.orderNumber}: ${stockGone(pads.name, 0, null)}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(chosen).toContainText('1 selected');
    await expect(page.getByRole('checkbox', { name: `Select ${soldOut.orderNumber}` })).toBeChecked();
    await expect(page.getByRole('row').filter({ hasText: 'Shipped' })).toHaveCount(2);
    await expect(sums).toHaveText('3 ordersTotal R600.00Paid R300.00Outstanding R0.00');
    await chosen.getByRole('button', { name: 'Clear selection' }).click();
    await expect(chosen).toBeHidden();
  });

  await test.step('names the carrier: the number leads to its page, for the customer too', async () => {
    const link = 'https://portal.thecourierguy.co.za/track?ref=TCG-1';
    const row = page.getByRole('row').filter({ hasText: sent.orderNumber });
    await row.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Order Status' });
    const label = dialog.locator('label').filter({ hasText: 'Tracking number' });
    expect(await label.evaluate((each) => each.scrollWidth - each.clientWidth), 'cut off').toBe(0);
    await dialog.getByLabel('Tracking number').fill('TCG-1');
    await dialog.getByLabel('Carrier').click();
    await page.getByRole('option', { name: 'The Courier Guy' }).click();
    // A colleague was faster: their number is replaced only by whoever has read it.
    const { id } = (await staff.ordersOf(sent.customerEmail)).find((each) => each.orderNumber === sent.orderNumber)!;
    await staff.write('PUT', `/api/admin/orders/${id}`, { trackingNumber: 'ZA-1' });
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog.getByText('In place of ZA-1')).toBeVisible();
    await expect(dialog.getByLabel('Tracking number')).toHaveValue('TCG-1');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog).toBeHidden();
    await row.getByRole('link', { name: sent.orderNumber, exact: true }).click();
    const tracking = page.getByRole('region', { name: 'Tracking number' });
    await expect(tracking.getByRole('link', { name: 'TCG-1' })).toHaveAttribute('href', link);
    await page.goto(`/order-success?order=${sent.orderNumber}`);
    await expect(page.getByRole('link', { name: /^TCG-1/ })).toHaveAttribute('href', link);
    await expect(
      page.getByText('Your tracking number with The Courier Guy is TCG-1.').filter({ visible: true }),
    ).toBeVisible();
  });
});
