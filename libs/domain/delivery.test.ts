import {
  deliveryOptionId,
  deliveryPrice,
  type DeliveryOption,
  isDeliverableAddress,
  needsAddress,
  offeredOption,
  orderDelivery,
} from '#libs/domain/delivery';

const courier: DeliveryOption = {
  id: 'courier',
  name: 'Courier',
  kind: 'delivery',
  price: 12_000,
  freeFrom: 150_000,
  isActive: true,
};
const collection: DeliveryOption = { ...courier, id: 'collection', kind: 'collection', price: 0, freeFrom: null };

test.each([
  ['below the sum from which on it is free', 12_000, 150_000, 149_999, 12_000],
  ['at that sum', 12_000, 150_000, 150_000, 0],
  ['above it', 12_000, 150_000, 150_001, 0],
  ['never free', 12_000, null, 9_999_999, 12_000],
  ['free from nothing on', 12_000, 0, 0, 0],
  ['without a price', 0, null, 1, 0],
])('%s', (_what, price, freeFrom, itemsTotal, expected) => {
  expect(deliveryPrice({ price, freeFrom }, itemsTotal)).toBe(expected);
});

test('an order keeps what was chosen and what it cost', () => {
  expect(orderDelivery(courier, 100)).toEqual({
    optionId: 'courier',
    name: 'Courier',
    kind: 'delivery',
    price: 12_000,
  });
});

test.each([
  ['courier', courier],
  ['collection', undefined],
  ['pigeon', undefined],
  [null, undefined],
])('%p is offered: %#', (id, expected) => {
  expect(offeredOption([courier, { ...collection, isActive: false }], id)).toBe(expected);
});

test.each([
  [null, true],
  [undefined, true],
  [courier, true],
  [collection, false],
])('%# needs an address: %p', (delivery, expected) => {
  expect(needsAddress(delivery)).toBe(expected);
});

test.each([
  ['12 Oak Ave', true],
  ['1 Main Road\nSandton', true],
  ['Rose Cottage, Mooi River', true],
  ['Ferme près de Paarl, 7646', true],
  ['', false],
  ['12 Oak Av', false],
  ['          1a', false],
  ['Rose Cottage Mooi River', false],
  ['1234567890', false],
  ['🥋🥋🥋🥋🥋🥋🥋🥋1,', false],
])('%j can be delivered to: %p', (address, expected) => {
  expect(isDeliverableAddress(address)).toBe(expected);
});

test.each([
  ['The Courier Guy', [], 'the-courier-guy'],
  ['Courier', ['courier'], 'courier-2'],
  ['Courier', ['courier', 'courier-2'], 'courier-3'],
  ['  Vervoer (Kaapstad) ', [], 'vervoer-kaapstad'],
  ['Livrée', [], 'livree'],
  ['送货', [], 'delivery'],
  ['A very long name of a very good courier', [], 'a-very-long-name-of-a-very-goo'],
])('%j beside %j: %s', (name, taken, id) => {
  expect(deliveryOptionId(name, taken)).toBe(id);
});
