import type { OrderDetailsView, OrderRecord } from '#libs/contracts/generated/api';
import { ORDER_RULES } from '#libs/contracts/order';
import { ORDER_PAYMENT_RULES, paysMoreThanOwed } from '#libs/contracts/order-payment';
import { expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce, test } from '../support/fixtures.js';
import { buy, placeOrder } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';
import { demonstration } from '#libs/school/demonstration';

const COLLECTION = demonstration.shop.deliveryOptions.find(({ kind }) => kind === 'collection');

test('staff records what came in for an order and what went back; its page and the list follow', async ({
  page,
  context,
  school,
}) => {
  const { orderNumber, totalAmount } = await placeOrder(school);
  expect(totalAmount).toBe(139_800);
  const staff = await StaffApi.signIn(school);
  const [{ id }] = (await staff.ordersOf('thabo@example.org')).filter((one) => one.orderNumber === orderNumber) as [
    OrderRecord,
  ];
  const stored = () => staff.write<OrderDetailsView>('GET', `/api/admin/orders/${id}`);
  const customer = await context.newPage();
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders/${id}/show`);
  const payment = page.getByRole('dialog', { name: 'Order Details' }).getByRole('region', { name: 'Payment' });
  const form = page.getByRole('dialog', { name: /^Record (payment|refund)$/ });
  const amount = form.getByRole('textbox', { name: 'Amount' });

  await test.step('nothing is paid: too much is refused by the field, and nothing typed is lost', async () => {
    await expect(payment).toContainText('R1\u00a0398.00 left to pay');
    await expect(payment.getByRole('button', { name: 'Record refund' })).toHaveCount(0);
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(amount).toHaveValue('1398.00');
    await amount.fill('1398.01');
    await form.getByRole('textbox', { name: 'Reference (optional)' }).fill('FNB 4170');
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(form.getByText(paysMoreThanOwed(totalAmount))).toBeVisible();
    await amount.fill('');
    await expect(form.getByText(ORDER_PAYMENT_RULES.amount.invalid)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Reference (optional)' })).toHaveValue('FNB 4170');
    await expectNoViolationInBothColours(page, 'recording a payment', [390, 1440]);
  });

  await test.step('a part of it, by keyboard', async () => {
    await amount.fill('398');
    await amount.press('Enter');
    await expect(form).toBeHidden();
    await expect(page.getByText('Payment recorded')).toBeVisible();
    await expect(payment).toContainText('R1\u00a0000.00 left to pay');
    await expect(payment.getByRole('listitem')).toContainText('Payment of R398.00, EFT');
    await expect(payment.getByRole('listitem')).toContainText('FNB 4170');
    await customer.goto(`/order-success?order=${orderNumber}`);
    await expect(
      customer.getByText('We have received R398.00; R1\u00a0000.00 is left to pay.').filter({ visible: true }),
    ).toBeVisible();
  });

  await test.step('the rest, as it is offered', async () => {
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(amount).toHaveValue('1000.00');
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(payment.getByText('Paid', { exact: true })).toBeVisible();
    await expect(payment.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
    await customer.reload();
    await expect(
      customer.getByText('Your payment was processed successfully.').filter({ visible: true }),
    ).toBeVisible();
    expect(await stored()).toMatchObject({ paymentStatus: 'paid', paidAmount: 139_800, status: 'pending' });
  });

  await test.step('all of it back, and what was bought into the stock', async () => {
    await payment.getByRole('button', { name: 'Record refund' }).click();
    await form.getByLabel('Also cancel the order').check();
    await expect(form.getByText(/^Returns \d units? to stock\./)).toBeVisible();
    await form.getByRole('button', { name: 'Record refund' }).click();
    await expect(payment.getByText('Refunded', { exact: true })).toBeVisible();
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(form.getByLabel('Amount')).toHaveAccessibleDescription(/^At most R1\u00a0398\.00$/);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await customer.reload();
    await expect(
      customer.getByText(/We refunded the R1\u00a0398\.00 you paid\./).filter({ visible: true }),
    ).toBeVisible();
    expect(await stored()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedAmount: 139_800,
    });
  });

  await test.step('the list finds it by its payment', async () => {
    await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
    const row = page.getByRole('row').filter({ hasText: orderNumber });
    await expect(row).toContainText('Refunded');
    const filter = page.getByRole('combobox', { name: 'By payment' });
    await filter.click();
    await page.getByRole('option', { name: 'Paid', exact: true }).click();
    await expect(row).toHaveCount(0);
    await filter.click();
    await page.getByRole('option', { name: 'Refunded' }).click();
    await expect(row).toBeVisible();
  });
});

test('staff corrects the address of an order and notes why; page and history follow', async ({
  page,
  context,
  school,
}) => {
  const staff = await StaffApi.signIn(school);
  const sizes = { hasVariableSizes: true, availableSizes: ['M', 'L'] };
  const { orderNumber } = await buy(school, await staff.addProduct({ name: 'Ordered Shirt', ...sizes }), 2);
  const [{ id }] = (await staff.ordersOf('thabo@example.org')).filter((one) => one.orderNumber === orderNumber) as [
    OrderRecord,
  ];
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders/${id}/show`);
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.getByRole('button', { name: 'Correct', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Correct order' });
  const address = form.getByRole('textbox', { name: 'Shipping address' });
  await expect(address).toHaveValue('3 Rivonia Road\nSandton');
  await address.fill(' ');
  await form.getByRole('textbox', { name: 'Internal note (optional)' }).fill('Rang about the address');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(ORDER_RULES.shippingAddress.missing)).toBeVisible();
  await address.fill('33 Rivonia Road\nSandton');
  await form.getByRole('combobox', { name: 'Size of Ordered Shirt' }).click();
  await page.getByRole('option', { name: 'L', exact: true }).click();
  await expectNoViolationInBothColours(page, 'correcting an order', [390, 1440]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(details).toContainText('33 Rivonia Road');
  await expect(details).toContainText('Size L');
  await expect(details).toContainText('Corrected: shipping address, internal note, sizes');
  await expect(details).toContainText('Rang about the address');
  await page.goto(`/order-success?order=${orderNumber}`);
  await expect(page.getByText('33 Rivonia Road').first()).toBeVisible();
  await expect(page.getByText('Rang about')).toHaveCount(0);
});

test('an order that is collected becomes ready to collect, and has no parcel', async ({ page, context, school }) => {
  const staff = await StaffApi.signIn(school);
  const pads = await staff.addProduct({ name: 'Collected Pads' });
  const { orderNumber } = await buy(school, pads, 1, { deliveryOptionId: COLLECTION!.id, shippingAddress: '' });
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await row.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Order Status' });
  await dialog.getByRole('radio', { name: 'Ready to collect' }).check();
  await expect(dialog.getByRole('checkbox', { name: /^Paid: record/ })).toBeChecked();
  await expect(dialog.getByLabel('Tracking number')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toContainText('Ready to collect');
  await page.goto(`/order-success?order=${orderNumber}`);
  await expect(page.getByText('Your order is ready to collect.').filter({ visible: true })).toBeVisible();
});

test('what was refunded in part is not paid again by going on, unless staff say so', async ({
  page,
  context,
  school,
}) => {
  const { orderNumber, totalAmount } = await placeOrder(school);
  const staff = await StaffApi.signIn(school);
  const [{ id }] = (await staff.ordersOf('thabo@example.org')).filter((one) => one.orderNumber === orderNumber) as [
    OrderRecord,
  ];
  const money = { method: 'eft', date: '2026-04-16' };
  await staff.write('POST', `/api/admin/orders/${id}/payments`, { ...money, amount: totalAmount });
  await staff.write('POST', `/api/admin/orders/${id}/refunds`, { ...money, amount: 10_000 });
  await signInAtOnce(context, school);
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
  const paid = page.getByRole('checkbox', { name: /paid/i });
  await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await expect(paid).not.toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const row = page.getByRole('row').filter({ hasText: orderNumber });
  await row.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('radio', { name: 'Processing' }).check();
  await expect(paid).not.toBeChecked();
  await page.getByRole('button', { name: 'Update Status' }).click();
  await expect(row).toContainText('Processing');
  await expect(row).toContainText('Refunded in part');
  expect(await staff.write<OrderDetailsView>('GET', `/api/admin/orders/${id}`)).toMatchObject({
    status: 'processing',
    paidAmount: totalAmount,
    refundedAmount: 10_000,
  });
});
