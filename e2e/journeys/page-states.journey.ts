/** What a page shows while its live data is on its way, fails in any manner, comes after all, or is nothing. */
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expectNoViolation } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import type { SchoolServer } from '../support/school-server.mjs';
import { StaffApi } from '../support/staff-api.js';
import { placeOrder } from '../support/placed-order.js';
import { takeCart } from '../support/visitor-cart.js';

/** What is said in a state is one element, whose words and colours are the same at every width. */
const PHONE_PX = 390;
const DESKTOP_PX = 1440;

interface View {
  path: string;
  /** What it asks for. */
  call: string;
  loading: string;
  failed: string;
  /** Stands in the page whatever the answer is. */
  fixed: string;
  filled: (main: Locator) => Locator;
  /** The words for an answer with nothing in it; undefined where there is no such answer. */
  empty: string | undefined;
  /** What has to be there first. Answers the query of the address. */
  prepare?: (context: BrowserContext, school: SchoolServer) => Promise<string>;
}

const SCHEDULE = {
  call: '**/api/class-schedules',
  loading: 'Loading class schedule...',
  failed: 'Unable to load class schedule. Please try again later.',
};

const VIEWS: readonly View[] = [
  {
    path: '/',
    call: '**/api/beginner-courses',
    loading: 'Loading beginner courses...',
    failed: 'The beginner courses could not be loaded. Please try again later.',
    fixed: 'R1200 a month for 3 months',
    filled: (main) => main.getByRole('article'),
    empty: 'Check back soon for upcoming beginner course dates.',
  },
  {
    path: '/class-schedule',
    ...SCHEDULE,
    fixed: 'CLASS SCHEDULE',
    filled: (main) => main.getByText('Beginner').locator('visible=true'),
    empty: 'No classes scheduled',
  },
  {
    path: '/self-defence/krav-maga',
    ...SCHEDULE,
    fixed: 'What you learn',
    filled: (main) => main.getByRole('complementary', { name: 'Class times' }).getByRole('listitem'),
    empty: 'No Krav Maga classes are scheduled at the moment',
  },
  {
    path: '/shop',
    call: '**/api/products',
    loading: 'Loading products...',
    failed: 'Unable to load products. Please try again later.',
    fixed: 'Delivered in 3-5 business days',
    filled: (main) => main.getByRole('list', { name: 'Products' }).getByRole('listitem'),
    empty: 'No products found in this category',
  },
  {
    path: '/instructors',
    call: '**/api/instructors',
    loading: 'Loading instructors...',
    failed: 'Failed to load instructors. Please try again later.',
    fixed: 'Meet the people who teach our classes',
    filled: (main) => main.getByRole('article'),
    empty: 'No instructors listed yet',
  },
  {
    path: '/corporate-clients',
    call: '**/api/corporate-clients',
    loading: 'Loading...',
    failed: 'Failed to load corporate clients',
    fixed: 'A programme for your team',
    filled: (main) => main.getByRole('region', { name: 'Organisations we train' }).getByRole('listitem'),
    empty: 'Building Partnerships',
  },
  {
    path: '/cart',
    call: '**/api/cart/*',
    loading: 'Loading cart...',
    failed: 'Your cart could not be loaded. Please try again.',
    fixed: 'Continue Shopping',
    filled: (main) => main.getByRole('heading', { name: 'Cart Items (1)' }),
    empty: 'Your cart is empty',
    prepare: async (context, school) => {
      const { id } = await (await StaffApi.signIn(school)).addProduct({ name: 'Pads in every state' });
      await takeCart(context, school, [{ productId: id }]);
      return '';
    },
  },
  {
    path: '/order-success',
    call: '**/api/orders/*',
    loading: 'Loading order details...',
    failed: 'Your order could not be loaded',
    fixed: 'Number, status and what happens next.',
    filled: (main) => main.getByRole('heading', { name: 'Order Items' }),
    empty: undefined,
    prepare: async (_context, school) => `?order=${(await placeOrder(school)).orderNumber}`,
  },
];

const RUBBISH: readonly [name: string, answer: Parameters<Route['fulfill']>[0]][] = [
  ['an error of the server', { status: 500, json: { statusCode: 500, message: { not: 'a sentence' } } }],
  ['a page of a proxy', { contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }],
  ['a page that says it is JSON', { contentType: 'application/json', body: '<h1>Welcome</h1>' }],
  ['an object', { json: { data: [] } }],
  ['null', { json: null }],
  ['text', { json: 'OK' }],
  ['things without their fields', { json: [{ id: 1 }, null] }],
];

for (const view of VIEWS) {
  test(`${view.path}: slow, down, rubbish, there after all, and nothing to show`, async ({
    page,
    context,
    school,
    faults,
  }) => {
    const address = `${view.path}${(await view.prepare?.(context, school)) ?? ''}`;
    const main = page.getByRole('main');
    const gate = await openGate(page, view.call);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });

    await page.goto(address);
    await expect(main.getByRole('status').filter({ hasText: view.loading })).toBeAttached();
    await expect(main.getByText(view.fixed).first()).toBeVisible();
    await expectNoViolation(page, 'loading', [PHONE_PX]);

    await gate.next((route) => route.abort());
    await expectTold(main, view);
    await expectNoViolation(page, 'failed', [DESKTOP_PX]);
    for (const [name, answer] of RUBBISH) {
      await main.getByRole('button', { name: 'Try again' }).click();
      await gate.next((route) => route.fulfill(answer));
      await test.step(name, () => expectTold(main, view));
    }
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('button', { name: 'Try again' }), 'while it is asked for once more').toBeDisabled();
    await gate.next((route) => route.continue());
    await expect(view.filled(main).first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    // The others are as every-page.journey.ts examines them.
    if (view.prepare) await expectNoViolation(page, 'filled');
    expect(loads, 'without a reload').toBe(1);
    // The browser itself reports what failed.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/net::ERR_FAILED|status of 500/.test(fault)));

    if (view.empty === undefined) return;
    gate.always((route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(main.getByText(view.empty).locator('visible=true').first()).toBeVisible();
    await expectNoViolation(page, 'empty', [DESKTOP_PX]);
  });
}

async function expectTold(main: Locator, { failed, fixed }: View): Promise<void> {
  await expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(main.getByRole('alert')).toContainText(failed);
  await expect(main.getByText(fixed).first()).toBeVisible();
}

/** Holds each call until the journey says what comes of it. */
async function openGate(page: Page, call: string) {
  const waiting: Route[] = [];
  let onArrival = () => {};
  let standing: ((route: Route) => Promise<void>) | undefined;
  await page.route(call, async (route) => {
    if (standing) await standing(route);
    else {
      waiting.push(route);
      onArrival();
    }
  });
  return {
    /** Answers the call that waits longest, or the next to come. */
    next: async (answer: (route: Route) => Promise<void>): Promise<void> => {
      while (waiting.length === 0)
        await new Promise<void>((resolve) => {
          onArrival = resolve;
        });
      const [route] = waiting.splice(0, 1);
      if (route) await answer(route);
    },
    /** Answers every call from here on. */
    always: (answer: (route: Route) => Promise<void>): void => {
      standing = answer;
    },
  };
}
