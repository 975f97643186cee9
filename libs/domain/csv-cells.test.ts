import { neutralisedCell } from '#libs/domain/csv';
import {
  type CellKind,
  cellOf,
  columnNamed,
  columnWords,
  delimiterOf,
  isAsExported,
  readCell,
} from '#libs/domain/csv-cells';
import { growsInProportion } from './chat/test-growth.js';

test.each<[CellKind, string, unknown]>([
  ['text', 'Gloves', 'Gloves'],
  ['text', "'=1+1", '=1+1'],
  ['text', "'tis the season", "'tis the season"],
  ['text', "We need\n'- gloves", 'We need\n- gloves'],
  ['text', '', ''],
  ['choice', ' Monday ', 'Monday'],
  ['choice', '', undefined],
  ['number', '12', 12],
  ['number', '1 200', 1200],
  ['number', "'-3", -3],
  ['number', '', null],
  ['number', 'a dozen', 'a dozen'],
  ['number', '1.5', '1.5'],
  ['rand', '499.05', 49_905],
  ['rand', '499,05', 49_905],
  ['rand', '499,5', 49_950],
  ['rand', '499', 49_900],
  ['rand', 'R 1 499.00', 149_900],
  ['rand', 'R1\u00a0499,00', 149_900],
  ['rand', '1,499.00', 149_900],
  ['rand', '1,499', 149_900],
  ['rand', "'-5.00", -500],
  ['rand', '', null],
  ['rand', 'cheap', 'cheap'],
  ['rand', '1.499', '1.499'],
  ['flag', 'TRUE', true],
  ['flag', 'no', false],
  ['flag', '1', true],
  ['flag', '', undefined],
  ['flag', 'perhaps', 'perhaps'],
  ['time', '9:00', '09:00'],
  ['time', '18:30:00', '18:30'],
  ['time', 'noon', 'noon'],
  ['list', 'S, M,L', ['S', 'M', 'L']],
  ['list', ' , ', []],
  [
    'stocks',
    'S: 3,M:0 , 10:30 : 2',
    [
      { size: 'S', stock: 3 },
      { size: 'M', stock: 0 },
      { size: '10:30', stock: 2 },
    ],
  ],
  ['stocks', 'S: many, M', ['S: many', 'M']],
  ['stocks', ':3, S:-1, S: 3 pieces', [{ size: '', stock: 3 }, { size: 'S', stock: -1 }, 'S: 3 pieces']],
  ['stocks', '', []],
])('a %s that says %p is %p', (kind, cell, value) => {
  expect(readCell(kind, cell)).toEqual(value);
});

test.each<[CellKind, unknown, string, boolean]>([
  ['text', '0115550134', '0115550134', true],
  ['text', '0115550134', '115550134', true],
  ['text', '+27821234567', '27821234567', true],
  ['text', '+27821234567', '0821234567', false],
  ['text', '115550134', '0115550134', false],
  ['text', '000', '0', true],
  ['text', '011 555 0134', '11 555 0134', false],
  ['text', 'Unit 4\r\nMain Rd', 'Unit 4\nMain Rd', true],
  ['text', '=1+1', "'=1+1", true],
  ['text', null, '', true],
  ['text', null, '0', false],
  ['rand', 49_900, '499', false],
])('a %s of %p is still what %p says: %p', (kind, value, cell, isSame) => {
  expect(isAsExported(kind, value, cell)).toBe(isSame);
});

test.each<[CellKind, unknown]>([
  ['text', '=HYPERLINK("http://evil.example")'],
  ['text', 'We need\n- gloves\r\n- wraps; +27 82'],
  ['text', '\tindented'],
  ['text', '+27821234567'],
  ['choice', 'Net 30'],
  ['number', -3],
  ['rand', 5],
  ['rand', 123_456],
  ['flag', false],
  ['time', '18:00'],
  ['list', ['S', 'M']],
  ['list', []],
  ['stocks', [{ size: 'S', stock: 3 }]],
  ['stocks', []],
])('a %s comes back from its file: %p', (kind, value) => {
  expect(readCell(kind, String(neutralisedCell(cellOf(kind, value))))).toEqual(value);
});

test.each([
  ['name,price', ','],
  ['name;price;stock', ';'],
  ['name\tprice', '\t'],
  ['name', ','],
  ['"a,b,c";price', ';'],
  ['name;price\nGloves, red, large, soft;1', ';'],
  ['', ','],
])('%p is separated by %p', (file, delimiter) => {
  expect(delimiterOf(file)).toBe(delimiter);
});

test.each([
  ['availableSizes', 'availableSizes'],
  ['Available sizes', 'availableSizes'],
  [' AVAILABLE_SIZES ', 'availableSizes'],
  ['sizes', undefined],
  ['', undefined],
])('the column %p is %p', (header, column) => {
  expect(columnNamed(header, ['name', 'availableSizes'])).toBe(column);
});

test.each([
  ['price', 'Price'],
  ['discountValue', 'Discount value'],
  ['isActive', 'Active'],
  ['hasVariableSizes', 'Variable sizes'],
  ['industry', 'Industry'],
])('the column %p is called %p', (column, words) => {
  expect(columnWords(column)).toBe(words);
});

test.each(['S ', ' ', ':', ': ', '1', ' :1'])('sizes full of %p cost time in proportion to their length', (part) => {
  expect(growsInProportion(part, process, (text) => readCell('stocks', `S${text}x`))).toBe(true);
});
