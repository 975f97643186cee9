import { API_KEY_RESOURCES, API_KEY_RULES as RULES } from '#libs/contracts/api-key';
import { apiKeyData, endWords, LIFE_CHOICES, NEW_API_KEY, RESOURCE_NAMES, validateApiKey } from './api-key-form';

const NOW = Date.parse('2026-11-23T10:00:00Z');

it.each([
  ['as it opens', NEW_API_KEY, { name: RULES.name.required, resources: RULES.resources.required }],
  ['an endless name', { name: 'x'.repeat(81), resources: ['faqs'] }, { name: RULES.name.tooLong }],
  ['a good one', { name: 'Stock script', resources: ['products'] }, {}],
])('a key is refused before it is sent: %s', (_name, values, expected) =>
  expect(validateApiKey(values)).toEqual(expected),
);

it.each([
  ['30', '2026-12-23T10:00:00.000Z'],
  ['365', '2027-11-23T10:00:00.000Z'],
  ['never', null],
])('a life of %s days ends %s', (life, expiresAt) => {
  expect(LIFE_CHOICES.map(({ id }) => id)).toContain(life);
  expect(apiKeyData({ name: 'Stock script', life }, NOW)).toEqual({ name: 'Stock script', expiresAt });
});

it.each([
  [null, 'Never expires'],
  ['2026-11-23T10:00:01Z', 'Expires 23 Nov 2026'],
  ['2026-11-23T10:00:00Z', 'Expired 23 Nov 2026'],
])('of %s the list says %s', (expiresAt, words) => expect(endWords({ expiresAt }, NOW)).toBe(words));

it('every resource has a name', () => expect(Object.keys(RESOURCE_NAMES)).toEqual([...API_KEY_RESOURCES]));
