/** What happens to phones and browsers between an order and its answer makes no second one (CONTRACT section 7). */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, forgive, test } from '../support/fixtures.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { fillCheckout, loseNextOrderAnswer, takeCart } from '../support/visitor-cart.js';

const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order Confirmed!' });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });

async function atCheckout(page: Page, context: BrowserContext, school: SchoolServer, name: string) {
  const staff = await StaffApi.signIn(school);
  const { id: productId } = await staff.addProduct({ name: `${name} Gloves` });
  const who = {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
    address: '1 Main Road, Sandton',
  };
  const fillAgain = async () => {
    await takeCart(context, school, [{ productId }]);
    await page.goto('/cart');
    await fillCheckout(page, who);
  };
  await fillAgain();
  return { fillAgain, orders: () => staff.ordersOf(who.email) };
}

test('Back from the confirmation leads to an empty cart', async ({ page, context, school }) => {
  const { orders } = await atCheckout(page, context, school, 'Back Button');
  await placeOrder(page).click();
  await expect(confirmed(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(placeOrder(page)).toHaveCount(0);
  await page.goForward();
  await expect(confirmed(page)).toBeVisible();
  expect(await orders()).toHaveLength(1);
});

test('who has lost cookies and memory is asked before the same is ordered again', async ({
  page,
  context,
  school,
  faults,
}) => {
  const { fillAgain, orders } = await atCheckout(page, context, school, 'Lost Cookie');
  await loseNextOrderAnswer(context);
  await placeOrder(page).click();
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible();
  forgive(faults, 'ERR_FAILED');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await fillAgain();
  await placeOrder(page).click();
  const question = page.getByRole('region', { name: 'Have you placed this order already?' });
  await question.getByRole('button', { name: "Don't order again" }).click();
  await expect(question).toBeHidden();
  expect(await orders()).toHaveLength(1);
});

test('a phone that fell asleep while it ordered finds its order', async ({ page, context, school, faults }) => {
  const { orders } = await atCheckout(page, context, school, 'Sleepy Phone');
  const phone = await context.newCDPSession(page);
  let wake = () => {};
  const asleep = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    void context.route(
      '**/api/orders',
      async (route) => {
        await route.fetch();
        await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
        resolve();
        await asleep;
        // Its connection did not last that long.
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
  });
  await placeOrder(page).click({ noWaitAfter: true });
  await reached;
  expect(await orders()).toHaveLength(1);
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  wake();
  await expect(page.getByText(/This will not create a second order/)).toBeVisible();
  forgive(faults, 'ERR_INTERNET_DISCONNECTED');
  await placeOrder(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect(await orders()).toHaveLength(1);
});
