import { EXPORTED_LISTS } from './export-words';
import { exportedInWords, recordsFile } from './exported-fields';

const lines = (file: string) => file.replace('\uFEFF', '').trimEnd().split('\r\n');

test('amounts are in rand, lists in one cell, nothing is an empty one', () => {
  const product = {
    name: 'Gloves',
    category: 'Gear',
    price: 49_905,
    stock: 3,
    availableSizes: ['S', 'M'],
    sizes: [
      { size: 'S', stock: 3 },
      { size: 'M', stock: 0 },
    ],
    isActive: true,
  };
  expect(
    lines(
      recordsFile('products', [
        { id: 1, ...product },
        { ...product, id: 2, price: 5, availableSizes: [], sizes: [] },
      ]),
    ),
  ).toEqual([
    'name,category,price,stock,availableSizes,sizes,isActive,id',
    'Gloves,Gear,499.05,3,"S, M","S: 3, M: 0",true,1',
    'Gloves,Gear,0.05,3,,,true,2',
  ]);
});

test('each change of a deed is a line, with from and to', () => {
  const deed = {
    at: '2026-11-24',
    actorName: 'thandi',
    action: 'update',
    resource: 'faqs',
    label: 'Parking?',
    times: 1,
  };
  const changes = [
    { field: 'answer', from: 'No', to: '=Yes()' },
    { field: 'category', from: null, to: 'general' },
  ];
  expect(
    lines(
      recordsFile('activity', [
        { ...deed, changes },
        { ...deed, action: 'delete', changes: [] },
      ]),
    ).slice(1),
  ).toEqual([
    "2026-11-24,thandi,update,faqs,,,Parking?,answer,No,'=Yes(),,1,",
    '2026-11-24,thandi,update,faqs,,,Parking?,category,,general,,1,',
    '2026-11-24,thandi,delete,faqs,,,Parking?,,,,,1,',
  ]);
});

test('what a spreadsheet would run is text', () => {
  const user = { username: '=1+1', email: 'a@b.co', firstName: null, lastName: '@SUM(A1)', role: 'user' };
  expect(lines(recordsFile('users', [user]))[1]).toBe("'=1+1,a@b.co,,'@SUM(A1),user,,");
});

test('every list that is exported here has its columns', () => {
  for (const list of EXPORTED_LISTS) expect(lines(recordsFile(list, [{}]))[0]).not.toBe('');
});

test.each([
  [3, 3, false, 'Exported'],
  [9_999, 10_000, false, 'Exported'],
  [10_000, 10_000, false, 'Exported'],
  [10_000, 23_456, false, 'Only the first 10,000 of 23,456 were exported. Filter the list to export the others'],
  [10_000, 10_000, true, 'Only the first 10,000 found were exported. Search for more words to find the others'],
  [60_000, 60_000, true, 'Exported'],
])('%i of %i, searched: %s', (exported, total, isSearched, words) =>
  expect(exportedInWords(exported, total, isSearched)).toBe(words),
);

test('of a stock, what happened is said; nothing in it is a formula', () => {
  const movement = { at: '2027-03-01T08:00:00.000Z', size: null, change: -2, stockAfter: 3, changedBy: '=x' };
  const file = recordsFile('stock-history', [{ ...movement, product: 'Gloves', what: 'Counted', orderNumber: null }]);
  expect(lines(file)).toEqual([
    'at,product,size,what,change,stockAfter,orderNumber,changedBy',
    "2027-03-01T08:00:00.000Z,Gloves,,Counted,-2,3,,'=x",
  ]);
});
