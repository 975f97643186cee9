import { expect } from '@playwright/test';
import type { PublicOrder } from '#libs/contracts/order';
import type { SchoolServer } from './school-server.mjs';
import { StaffApi } from './staff-api.js';

/** An order of two of a product of its own, placed as the shop does. */
export async function placeOrder(school: SchoolServer): Promise<PublicOrder> {
  const staff = await StaffApi.signIn(school);
  const product = await staff.addProduct({ name: 'Ordered Pads', price: 69_900 });
  const answer = await fetch(`${school.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName: 'Thabo Nkosi', customerEmail: 'thabo@example.org', shippingAddress: '3 Rivonia Road\nSandton', totalAmount: 139_800,
      items: [{ productId: product.id, quantity: 2, price: 69_900 }],
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as PublicOrder;
}
