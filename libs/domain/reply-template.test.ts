import { filledTemplate, variablesIn } from './reply-template.js';

const values = { name: 'Thandi', subject: '{name} & co', phone: '011 555 0100' };

test.each([
  ['Hello {name}', 'Hello Thandi', ['name']],
  ['{name}, {name}!', 'Thandi, Thandi!', ['name']],
  ['Re {subject}: call {phone}', 'Re {name} & co: call 011 555 0100', ['subject', 'phone']],
  ['Hello {nmae}', 'Hello {nmae}', ['nmae']],
  ['{constructor} {toString}', '{constructor} {toString}', ['constructor', 'toString']],
  ['{ name } {} {a b} {{name}}', '{ name } {} {a b} {Thandi}', ['name']],
  ['no braces', 'no braces', []],
  ['', '', []],
] as const)('%j', (text, filled, names) => {
  expect(filledTemplate(text, values)).toBe(filled);
  expect(variablesIn(text)).toEqual(names);
});

test('dollar signs in a value are no patterns', () => {
  expect(filledTemplate('{name}', { name: '$& $1' })).toBe('$& $1');
});
