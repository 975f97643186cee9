import { spelledOut } from '../record-words';
import { valueWords } from './field-display';

describe('valueWords', () => {
  it.each<[unknown, boolean, string]>([
    ['Yes, behind the club.', false, 'Yes, behind the club.'],
    ['general', true, 'General'],
    ['general', false, 'general'],
    [true, false, 'Yes'],
    [false, false, 'No'],
    [0, false, '0'],
    [null, false, '(empty)'],
    [undefined, true, '(empty)'],
    ['', false, '(empty)'],
    [[], false, '(empty)'],
    [['M', 'L'], false, 'M, L'],
    ['data:image/png;base64,AAAA', false, 'The chosen file'],
    ['/api/images/0123.jpg', false, '/api/images/0123.jpg'],
  ])('%j is %j', (value, isChoice, expected) => expect(valueWords(value, isChoice)).toBe(expected));
});

describe('spelledOut', () => {
  it.each([
    ['name', 'Name'],
    ['sortOrder', 'Sort order'],
    ['billingPostalCode', 'Billing postal code'],
  ])('%s', (field, expected) => expect(spelledOut(field)).toBe(expected));
});
