import { PRODUCT_CATEGORY_RULES, sizeChartRefusal } from '#libs/contracts/product-category';

const { sizeChart: rule } = PRODUCT_CATEGORY_RULES;
const chart = { columns: ['Size', 'Chest'], rows: [['S', '90']] };
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

test.each<[what: string, value: unknown, refusal: string | undefined]>([
  ['a chart', chart, undefined],
  ['one with an empty cell', { ...chart, rows: [['S', '']] }, undefined],
  ['the largest', { columns: times(8, 'x'.repeat(40)), rows: times(30, times(8, 'x')) }, undefined],
  ['none', null, rule.wrongType],
  ['a text', 'Size; Chest', rule.wrongType],
  ['a list', [], rule.wrongType],
  ['no rows at all', { columns: ['Size', 'Chest'] }, rule.wrongType],
  ['a number in a cell', { ...chart, rows: [['S', 90]] }, rule.wrongType],
  ['a row that is none', { ...chart, rows: ['S'] }, rule.wrongType],
  ['a field of its own', { ...chart, title: 'Gloves' }, rule.wrongType],
  ['one column', { columns: ['Size'], rows: [['S']] }, rule.columnCount],
  ['too many columns', { columns: times(9, 'x'), rows: [times(9, 'x')] }, rule.columnCount],
  ['no row', { ...chart, rows: [] }, rule.rowCount],
  ['too many rows', { ...chart, rows: times(31, ['S', '90']) }, rule.rowCount],
  ['a cell too few', { ...chart, rows: [['S', '90'], ['M']] }, rule.unequal(2)],
  ['a cell too many', { ...chart, rows: [['S', '90', '95']] }, rule.unequal(1)],
  ['a long cell', { ...chart, rows: [['S', 'x'.repeat(41)]] }, rule.tooLong],
  ['a semicolon', { ...chart, rows: [['S', '90; 95']] }, rule.notPlain],
  ['two lines', { ...chart, rows: [['S', '90\n95']] }, rule.notPlain],
  ['a column without a name', { ...chart, columns: ['Size', ' '] }, rule.columnUnnamed],
  ['a row without a size', { ...chart, rows: [['', '90']] }, rule.rowUnnamed],
])('%s', (_what, value, refusal) => expect(sizeChartRefusal(value)).toBe(refusal));
