import type { SizeChart } from '#libs/domain/size-chart';

export const PRODUCT_CATEGORY_DEFAULTS = {
  description: null,
  sizeChart: null,
  isActive: true,
  sortOrder: 0,
} as const;

/** By itself, so that the shop's page takes this number and not all rules along. */
export const MAX_CATEGORY_NAME_LENGTH = 80;
const MAX_SORT_ORDER = 1_000_000;
const MAX_CELL_LENGTH = 40;
const MIN_COLUMNS = 2;
const MAX_COLUMNS = 8;
const MAX_ROWS = 30;

export const PRODUCT_CATEGORY_RULES = {
  name: {
    required: 'Category name is required',
    maxLength: MAX_CATEGORY_NAME_LENGTH,
    tooLong: `Category name must be at most ${MAX_CATEGORY_NAME_LENGTH} characters`,
    taken: 'There is already a category with this name',
  },
  description: { maxLength: 2000, tooLong: 'Description must be at most 2000 characters' },
  sizeChart: {
    wrongType: 'A size chart is a list of columns and a list of rows, all of them texts',
    minColumns: MIN_COLUMNS,
    maxColumns: MAX_COLUMNS,
    columnCount: `A size chart has ${MIN_COLUMNS} to ${MAX_COLUMNS} columns`,
    maxRows: MAX_ROWS,
    rowCount: `A size chart has 1 to ${MAX_ROWS} rows below its columns`,
    columnUnnamed: 'Each column of the size chart needs a name',
    rowUnnamed: 'Each row of the size chart begins with a size',
    unequal: (row: number) => `Row ${row} of the size chart has more or fewer cells than there are columns`,
    maxLength: MAX_CELL_LENGTH,
    tooLong: `A cell of the size chart must be at most ${MAX_CELL_LENGTH} characters`,
    notPlain: 'A cell of the size chart is one line without semicolons',
  },
  isActive: { wrongType: 'Active must be true or false' },
  sortOrder: {
    min: 0,
    negative: 'Sort order must be non-negative',
    notWhole: 'Sort order must be a whole number',
    max: MAX_SORT_ORDER,
    tooHigh: `Sort order must be at most ${MAX_SORT_ORDER}`,
  },
} as const;

const SEPARATES_CELLS = /[;\t\r\n]/;

/** Why it cannot be a category's size chart; undefined when it can. */
export function sizeChartRefusal(value: unknown): string | undefined {
  const { sizeChart: rule } = PRODUCT_CATEGORY_RULES;
  if (!isSizeChart(value)) return rule.wrongType;
  const { columns, rows } = value;
  if (columns.length < rule.minColumns || columns.length > rule.maxColumns) return rule.columnCount;
  if (rows.length === 0 || rows.length > rule.maxRows) return rule.rowCount;
  const unequal = rows.findIndex((row) => row.length !== columns.length);
  if (unequal >= 0) return rule.unequal(unequal + 1);
  const cells = [columns, ...rows].flat();
  if (cells.some((cell) => cell.length > rule.maxLength)) return rule.tooLong;
  if (cells.some((cell) => SEPARATES_CELLS.test(cell))) return rule.notPlain;
  if (columns.some((name) => name.trim() === '')) return rule.columnUnnamed;
  return rows.some(([size]) => size?.trim() === '') ? rule.rowUnnamed : undefined;
}

function isSizeChart(value: unknown): value is SizeChart {
  if (typeof value !== 'object' || value === null) return false;
  const { columns, rows, ...others } = value as Partial<Record<keyof SizeChart, unknown>>;
  return Object.keys(others).length === 0 && isListOfTexts(columns) && Array.isArray(rows) && rows.every(isListOfTexts);
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Why a category cannot be deleted. @param products how many are in it, at least one */
export function categoryInUse(products: number): string {
  return (
    `This category still has ${products === 1 ? '1 product' : `${products} products`}. Give ` +
    `${products === 1 ? 'it' : 'them'} another category first`
  );
}
