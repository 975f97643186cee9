import { firstServerErrorField } from './first-server-error-field';

const server = { type: 'server', message: 'No' };
const element: Record<string, unknown> = {};
element['parent'] = element;
const own = { type: 'validate', message: 'No', ref: element };

it.each<[string, object, string | undefined]>([
  ['none', {}, undefined],
  ['a field', { notes: server }, 'notes'],
  ['the first of two', { name: own, notes: server, email: server }, 'notes'],
  ['a field of a line', { items: [{ description: server }] }, 'items.0.description'],
  ['of the third line alone', { items: [null, undefined, { quantity: own, unitPrice: server }] }, 'items.2.unitPrice'],
  ['a list as a whole', { items: server }, 'items'],
  ['a field called type', { items: [{ type: server }] }, 'items.0.type'],
  ['what the form refuses itself', { name: own, items: [{ description: own }] }, undefined],
])('%s', (_what, errors, field) => {
  expect(firstServerErrorField(errors)).toBe(field);
});
