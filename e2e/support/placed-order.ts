import { expect } from '@playwright/test';
import type { PlaceOrderDto, ProductRecord, PublicOrderView } from '#libs/contracts/generated/api';
import type { SchoolServer } from './school-server.mjs';
import { StaffApi } from './staff-api.js';

/** An order of two of a product of its own, placed as the shop does. */
export async function placeOrder(school: SchoolServer): Promise<PublicOrderView> {
  const staff = await StaffApi.signIn(school);
  return buy(school, await staff.addProduct({ name: 'Ordered Pads', price: 69_900 }), 2);
}

/** An order of some of one product that comes in one size. @param more what it says besides */
export async function buy(
  school: SchoolServer,
  { id, price }: Pick<ProductRecord, 'id' | 'price'>,
  quantity: number,
  more: Partial<PlaceOrderDto> = {},
): Promise<PublicOrderView> {
  const answer = await fetch(`${school.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customerName: 'Thabo Nkosi',
      customerEmail: 'thabo@example.org',
      shippingAddress: '3 Rivonia Road\nSandton',
      totalAmount: price * quantity,
      items: [{ productId: id, quantity, price }],
      ...more,
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as PublicOrderView;
}
