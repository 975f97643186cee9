import { productHead } from './product-head';

const gi = { id: 12, name: 'Training Gi', description: 'Pearl weave,\npreshrunk.' };

test('a product is named, described and placed', () => {
  expect(productHead(gi)).toEqual({
    path: '/shop/12-training-gi',
    title: 'Training Gi | Shop | Storm Combat',
    description: 'Training Gi from the Storm Combat shop in Sandton. Pearl weave, preshrunk.',
  });
});

test.each([null, 'A word. '.repeat(60)])('its description is a sentence of at most 160 characters', (description) => {
  const words = productHead({ ...gi, description }).description;
  expect(words.length).toBeGreaterThan(50);
  expect(words.length).toBeLessThanOrEqual(160);
});
