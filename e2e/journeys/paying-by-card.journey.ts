/** An order is paid on the card provider's page (CONTRACT section 7), whose part a stand-in plays by its documents. */
import { PAYFAST_ACCOUNT } from '../../scripts/test/payfast-server.mjs';
import { expectNoViolation } from '../support/axe.js';
import { expect, signInAtOnce } from '../support/fixtures.js';
import { mailTo } from '../support/mailbox.js';
import { test } from '../support/pay-fast-school.js';
import { placeOrder } from '../support/placed-order.js';
import { StaffApi } from '../support/staff-api.js';

test.use({
  cardVariables: {
    CARD_PAYMENTS: 'payfast',
    PAYFAST_MERCHANT_ID: PAYFAST_ACCOUNT.merchantId,
    PAYFAST_MERCHANT_KEY: PAYFAST_ACCOUNT.merchantKey,
    PAYFAST_PASSPHRASE: PAYFAST_ACCOUNT.passphrase,
  },
});

test('a customer pays an order by card, and sees it paid; staff see what came in twice', async ({
  page,
  context,
  school,
  payFast,
}) => {
  const { orderNumber, customerEmail } = await placeOrder(school);
  const pay = page.getByRole('button', { name: 'Pay R1\u00a0398.00 by card' });

  await test.step('the page of the order leads to the provider, with what is owed', async () => {
    await page.goto(`/order-success?order=${orderNumber}`);
    await expect(page.getByText('You will pay on the secure page of PayFast.')).toBeVisible();
    await expectNoViolation(page, 'an order to be paid by card', [390, 1440]);
    await pay.click();
    await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
    await expect(page.getByText('R1398.00')).toBeVisible();
  });

  await test.step('who comes back too early waits, and is asked for nothing', async () => {
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Your payment is being confirmed.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again, or pay another way' })).toBeVisible();
    await expect(pay).toHaveCount(0);
    await expect(page.getByText('Account number')).toHaveCount(0);
  });

  await test.step('it is paid once the provider has told of it, by page and mail', async () => {
    expect(await payFast.tell()).toBe(200);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Your payment was processed successfully.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again, or pay another way' })).toHaveCount(0);
    await mailTo(school, customerEmail, /is paid$/);
  });

  await test.step('a second payment changes nothing, and staff see that it has to go back', async () => {
    expect(await payFast.tell('2000002')).toBe(200);
    const staff = await StaffApi.signIn(school);
    const [order] = await staff.ordersOf(customerEmail);
    await signInAtOnce(context, school);
    await page.goto(`/admin/orders/${order!.id}/show`);
    const payment = page.getByRole('dialog', { name: 'Order Details' }).getByRole('region', { name: 'Payment' });
    await expect(payment.getByRole('listitem')).toContainText('Payment of R1\u00a0398.00, Card');
    await expect(payment.getByRole('alert')).toContainText('Refund it at PayFast: payment 2000002.');
  });
});
