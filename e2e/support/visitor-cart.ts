/** A visitor's cart as the shop leaves it, for journeys that begin at the cart. */
import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { CartItemView } from '#libs/contracts/generated/api';
import type { SchoolServer } from './school-server.mjs';

const SESSION_KEY = 'cartSessionId';

interface Wanted {
  productId: number;
  quantity?: number;
  selectedSize?: string;
}

/** Puts things into a new cart and gives it to the browser. Answers the cart's session id. */
export async function takeCart(
  context: BrowserContext,
  school: SchoolServer,
  wanted: readonly Wanted[],
): Promise<string> {
  const sessionId = randomUUID();
  for (const one of wanted) {
    const answer = await context.request.post(`${school.url}/api/cart`, { data: { sessionId, ...one } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await context.addInitScript(
    ([key, id]) => {
      if (location.protocol !== 'about:') localStorage.setItem(key, id);
    },
    [SESSION_KEY, sessionId] as const,
  );
  return sessionId;
}

export async function cartOf(
  context: BrowserContext,
  school: SchoolServer,
  sessionId: string,
): Promise<CartItemView[]> {
  return (await (await context.request.get(`${school.url}/api/cart/${sessionId}`)).json()) as CartItemView[];
}

interface Customer {
  name: string;
  email: string;
  phone?: string;
  address: string;
  /** What the demonstration calls it. */
  delivery?: 'Courier' | 'Collect at the school';
}

/** Fills in the checkout, as a person would. */
export async function fillCheckout(
  page: Page,
  { name, email, phone, address, delivery = 'Courier' }: Customer,
): Promise<void> {
  await page.getByLabel('Full Name *').fill(name);
  await page.getByLabel('Email Address *').fill(email);
  if (phone) await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('radio', { name: delivery }).check();
  if (delivery === 'Courier') await page.getByLabel('Shipping Address *').fill(address);
}

/** The next order is placed, and its answer does not arrive. */
export async function loseNextOrderAnswer(context: BrowserContext): Promise<void> {
  await context.route(
    '**/api/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
