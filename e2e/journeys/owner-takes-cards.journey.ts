/** The owner switches card payments on in the settings, and a customer pays (CONTRACT sections 4 and 7). */
import type { Page } from '@playwright/test';
import { CARD_FACTS_RULES } from '#libs/contracts/card-settings';
import { PAYFAST_ACCOUNT } from '../../scripts/test/payfast-server.mjs';
import { expectNoViolation, expectNoViolationInBothColours } from '../support/axe.js';
import { expect, signInAtOnce } from '../support/fixtures.js';
import { test } from '../support/pay-fast-school.js';
import { StaffApi } from '../support/staff-api.js';
import { fillCheckout, takeCart } from '../support/visitor-cart.js';

/** Costs nothing on top. */
const COLLECTED = { address: '', delivery: 'Collect at the school' } as const;
const saidTo = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('the owner switches cards on, customers pay, and who began before they are off again pays too', async ({
  page,
  context,
  school,
  payFast,
}) => {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Card Gloves', price: 69_900 });
  await takeCart(context, school, [{ productId: product.id }]);
  const customer = await context.newPage();
  const pay = customer.getByRole('button', { name: 'Pay R699.00 by card' });
  await customer.goto('/cart');
  await expect(customer.getByText('You can pay by card once your order is placed.')).toHaveCount(0);

  await signInAtOnce(context, school);
  await page.goto('/admin/settings#cards');
  const cards = page.getByRole('region', { name: 'Card payments' });
  const save = cards.getByRole('button', { name: 'Save card payments' });

  await test.step('nothing is switched on while anything is missing or wrong', async () => {
    await cards.getByLabel('Accept card payments').check();
    await cards.getByLabel('Merchant ID').fill('1000 0100');
    await save.click();
    await expect(cards.getByText(CARD_FACTS_RULES.merchantId.invalid)).toBeVisible();
    await expect(cards.getByText(CARD_FACTS_RULES.merchantKey.required)).toBeVisible();
    await expect(cards.getByText(CARD_FACTS_RULES.passphrase.required)).toBeVisible();
    await expectNoViolationInBothColours(page, 'the settings of card payments');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('with all that PayFast gave it is, and the passphrase is shown to nobody', async () => {
    await cards.getByLabel('Merchant ID').fill(PAYFAST_ACCOUNT.merchantId);
    await cards.getByLabel('Merchant key').fill(PAYFAST_ACCOUNT.merchantKey);
    await cards.getByLabel('Passphrase', { exact: true }).fill(PAYFAST_ACCOUNT.passphrase);
    await expect(cards.getByText('This is set on the server (PAYFAST_URL) and can only be')).toBeVisible();
    await save.click();
    await expect(page.getByText('Card payment settings saved')).toBeVisible();
    await expect(cards.getByText('A passphrase is saved. Type a new one to replace it.')).toBeVisible();
    await expect(cards.getByLabel('Passphrase', { exact: true })).toHaveValue('');
    await cards.getByRole('button', { name: 'History: Card payments' }).click();
    const history = page.getByRole('dialog', { name: 'Card payments: history' });
    await expect(history.getByText('Takes cards: no → yes')).toBeVisible();
    await expect(history.getByText('Passphrase: changed')).toBeVisible();
    await history.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a customer whose page came before can pay as well', async () => {
    await fillCheckout(customer, { ...COLLECTED, name: 'Card Payer', email: 'card.payer@example.org' });
    await customer.getByRole('button', { name: 'Place Order' }).click();
    const isLoadedAnew = customer.waitForEvent('load');
    await pay.click();
    await isLoadedAnew;
    await pay.click();
    await customer.getByRole('button', { name: 'Pay now' }).click();
    await expect(saidTo(customer, 'Your payment is being confirmed.')).toBeVisible();
    expect(await payFast.tell()).toBe(200);
    await expect(saidTo(customer, 'Your payment was processed successfully.')).toBeVisible();
  });

  await test.step('who is at PayFast when cards are switched off pays, and nobody is asked to any more', async () => {
    await takeCart(context, school, [{ productId: product.id }]);
    const late = await context.newPage();
    await late.goto('/cart');
    await expect(late.getByText('You can pay by card once your order is placed.')).toBeVisible();
    await expectNoViolation(late, 'a cart that can be paid by card', [390, 1440]);
    await fillCheckout(late, { ...COLLECTED, name: 'Late Payer', email: 'late.payer@example.org' });
    await late.getByRole('button', { name: 'Place Order' }).click();
    await late.getByRole('button', { name: 'Pay R699.00 by card' }).click();
    await expect(late.getByRole('button', { name: 'Pay now' })).toBeVisible();
    await cards.getByLabel('Accept card payments').uncheck();
    await save.click();
    await expect(cards.getByLabel('Accept card payments')).not.toBeChecked();
    await expect(save).toBeEnabled();
    expect(await payFast.tell()).toBe(200);
    await late.getByRole('button', { name: 'Pay now' }).click();
    await expect(saidTo(late, 'Your payment was processed successfully.')).toBeVisible();
    await customer.goto('/cart');
    await expect(customer.getByText('You can pay by card once your order is placed.')).toHaveCount(0);
  });

  await test.step('the passphrase is removed, and who put the mode right on the server sees it here', async () => {
    await cards.getByLabel('Remove the saved passphrase').check();
    await save.click();
    await expect(cards.getByText('Set one at PayFast, and type the same here.')).toBeVisible();
    await expect(cards.getByText(`Customers pay at ${payFast.origin}.`)).toBeVisible();
  });
});
