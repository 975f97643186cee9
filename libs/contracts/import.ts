/** CSV import of the back-office's lists (issue 17): which columns each list takes, the limits, and the words. */
import { type CellKind, columnNamed, columnWords } from '#libs/domain/csv-cells';

/** The lists that a CSV file may be imported into, as the API calls them. */
export const IMPORT_RESOURCES = ['products', 'corporate-clients', 'class-schedules', 'instructors', 'faqs'] as const;
export type ImportResource = (typeof IMPORT_RESOURCES)[number];

/** What becomes of a row. */
export const IMPORT_FATES = ['new', 'changed', 'same', 'refused'] as const;
export type ImportFate = (typeof IMPORT_FATES)[number];

export const IMPORT_STATES = ['checked', 'importing', 'imported', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The column that says which record a row is about, whatever else it changes; the export has it. */
export const ID_COLUMN = 'id';

/** Each list's columns in the order of its template, and what the cells of each say. */
export const IMPORT_COLUMNS: Record<ImportResource, Readonly<Record<string, CellKind>>> = {
  products: {
    name: 'text',
    category: 'text',
    price: 'rand',
    stock: 'number',
    availableSizes: 'list',
    sizes: 'stocks',
    isActive: 'flag',
    description: 'text',
    imageUrl: 'text',
    hasVariableSizes: 'flag',
  },
  'corporate-clients': {
    name: 'text',
    logoUrl: 'text',
    industry: 'text',
    websiteUrl: 'text',
    description: 'text',
    email: 'text',
    phone: 'text',
    primaryContactName: 'text',
    primaryContactEmail: 'text',
    primaryContactPhone: 'text',
    paymentTerms: 'choice',
    discountKind: 'choice',
    // Percent and rand alike are counted in hundredths.
    discountValue: 'rand',
    creditLimit: 'number',
    invoiceReminders: 'flag',
    sortOrder: 'number',
    isActive: 'flag',
    address: 'text',
    city: 'text',
    province: 'text',
    postalCode: 'text',
    country: 'text',
    vatNumber: 'text',
    registrationNumber: 'text',
    billingAddress: 'text',
    billingCity: 'text',
    billingProvince: 'text',
    billingPostalCode: 'text',
    billingCountry: 'text',
    notes: 'text',
  },
  'class-schedules': {
    day: 'choice',
    startTime: 'time',
    endTime: 'time',
    className: 'text',
    level: 'choice',
    instructor: 'text',
    isActive: 'flag',
  },
  instructors: {
    name: 'text',
    role: 'text',
    bio: 'text',
    expertise: 'list',
    image: 'text',
    sortOrder: 'number',
  },
  faqs: { question: 'text', answer: 'text', category: 'choice', isActive: 'flag' },
};

const IMPORT_WORDS: Record<ImportResource, string> = {
  products: 'products',
  'corporate-clients': 'corporate clients',
  'class-schedules': 'class schedules',
  instructors: 'instructors',
  faqs: 'FAQs',
};

/**
 * The list that a file is for, when that is another one: an export of the products would rename the clients of the same
 * ids.
 * @param header the names on its first line
 */
export function otherListOf(list: ImportResource, header: readonly string[]): ImportResource | undefined {
  const known = (of: ImportResource) =>
    header.filter((name) => columnNamed(name, Object.keys(IMPORT_COLUMNS[of])) !== undefined).length;
  return IMPORT_RESOURCES.find((other) => known(other) > 2 * known(list));
}

/** What tells a record from the others where the file has no id: the words by which staff know it. */
export const IMPORT_KEYS: Record<ImportResource, readonly string[]> = {
  products: ['name'],
  'corporate-clients': ['name'],
  'class-schedules': ['day', 'startTime', 'className'],
  instructors: ['name'],
  faqs: ['question'],
};

const MAX_ROWS = 5_000;
/** Spreadsheets write some empty ones along; a list has 32 at most. */
const MAX_COLUMNS = 1_000;
const MAX_MEGABYTES = 2;
const MAX_NAMED_ROWS = 5;

export const IMPORT_RULES = {
  fileName: { maxLength: 200, tooLong: 'The file name must be at most 200 characters' },
  content: {
    required: 'Please choose a CSV file',
    /** Characters, most of which are a byte. */
    maxLength: MAX_MEGABYTES * 1024 * 1024,
    tooLong: `The file must be at most ${MAX_MEGABYTES} MB`,
    notUtf8:
      'The file is not written in UTF-8. In Excel choose “Save as” and the type “CSV UTF-8”, then choose it again',
    otherKind: 'This is not a CSV file. In Excel choose “Save as” and the type “CSV UTF-8”, then choose the new file',
    isEmpty: 'This file is empty',
    noRows: 'The file has no rows below its first line',
    maxRows: MAX_ROWS,
    tooManyRows: `The file has more than ${MAX_ROWS} rows. Please split it`,
    maxColumns: MAX_COLUMNS,
    tooManyColumns: `The file has more than ${MAX_COLUMNS} columns. Please delete those that are empty`,
    notCsv: (line: number): string =>
      `The file cannot be read from line ${line} on: a quotation mark is not closed there`,
    noKnownColumn: (columns: readonly string[]): string =>
      `The first line has none of the columns of this list: ${columns.join(', ')}`,
    ofOtherList: (list: ImportResource): string =>
      `This looks like a file of ${IMPORT_WORDS[list]}. Please import it there, or choose another file`,
    columnTwice: (column: string): string => `The column ${column} appears twice`,
  },
  row: {
    notRand: (column: string): string => `${columnWords(column)} must be an amount in rand, such as 499.05`,
    notFlag: (column: string): string => `${columnWords(column)} must be yes or no, or true or false`,
    noSuchId: (id: string): string => `There is no record with the id ${id} any more. Leave the id empty for a new one`,
    ambiguous: (count: number, label: string): string =>
      `There are ${count} records named ${label}. Add an id column, as in the export, to show which one you mean`,
    sameAsRow: (row: number): string => `Row ${row} is for the same record`,
    tooManyCells: (cells: number, columns: number): string =>
      `This row has ${cells} cells, and the first line ${columns}. A text with a separator in it needs quotes`,
  },
  nothingToImport: 'There is nothing to import: no row is new or changed',
  hasRefused: (count: number): string =>
    count === 1
      ? 'One row has an error. Please correct it and choose the file again. Rows are only imported all together'
      : `${count} rows have errors. Please correct them and choose the file again. Rows are only imported all together`,
  isBusy: 'This import is in progress. Please wait until it has finished',
  alreadyImported: 'This file has already been imported',
  notImported: 'This file has not been imported, so there is nothing to undo',
  undoIsOver: 'An import can only be undone within a day',
  changedSince: (labels: readonly string[]): string =>
    `Nothing was imported, because records have changed since the file was checked: ${named(labels)}. ` +
    'Please choose the file again',
  changedSinceImport: (labels: readonly string[]): string =>
    `Nothing was undone, because records have changed since the import: ${named(labels)}`,
  billedSince: (labels: readonly string[]): string =>
    `Nothing was undone, because there are invoices for clients that this import added: ${named(labels)}`,
  isGone: 'This file is no longer available, and nothing was changed. Please choose it again',
  rowFailed: (row: number, message: string): string => `Nothing was changed, because of row ${row}: ${message}`,
} as const;

/** The first few, and how many more. */
function named(labels: readonly string[]): string {
  const more = labels.length - MAX_NAMED_ROWS;
  const shown = labels.slice(0, MAX_NAMED_ROWS).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
